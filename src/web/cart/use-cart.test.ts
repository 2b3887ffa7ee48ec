import { beforeEach, describe, expect, test } from "vitest";
import { putLine, removeQuantity, type CartLine } from "../../domain/cart.ts";
import type { KeptStorage } from "../storage/kept-store.ts";
import { createCartStore, storageKey } from "./use-cart.ts";
import { emptyStoredCart, maxAgeMs, sittingMs } from "./stored-cart.ts";

const pizza: CartLine = {
  qty: 2,
  title_br: "Pizza",
  extras: { price: 42.5 },
  children: { borda: { qty: 1, extras: { price: 8 } } },
};
const soda: CartLine = { qty: 1, title_br: "Guaraná", extras: { price: 6 }, children: {} };

let contents: Map<string, string>;
let clock: number;

/** Like a browser's: one tab reads what another wrote. */
function newStorage(): KeptStorage {
  return {
    getItem: (key) => contents.get(key) ?? null,
    setItem: (key, value) => void contents.set(key, value),
    removeItem: (key) => void contents.delete(key),
  };
}

function openTab(storage = newStorage()) {
  return createCartStore(
    () => storage,
    () => clock,
  );
}

beforeEach(() => {
  contents = new Map();
  clock = Date.UTC(2026, 10, 21);
});

describe("what is stored", () => {
  test("comes back after a reload, with all that was typed", () => {
    const tab = openTab();
    tab.change((cart) => ({
      ...putLine(cart, "pizza", pizza),
      userData: { ...cart.userData, name: "Ana" },
      changeTo: "R$ 100,00",
      idempotencyKey: "key-1",
    }));
    expect(openTab().current()).toEqual(tab.current());
    expect(openTab().current()).toMatchObject({ items: { pizza }, idempotencyKey: "key-1" });
  });

  test.each([
    ["is no JSON", "{"],
    ["is no object", "[]"],
    ["has no lines", JSON.stringify({ savedAt: Date.UTC(2026, 10, 21) })],
    ["has no time", JSON.stringify({ items: { soda } })],
    ["has a quantity that is none", stored({ items: { soda: { ...soda, qty: "2" } } })],
    ["has a quantity too large", stored({ items: { soda: { ...soda, qty: 100 } } })],
    ["has a price that is none", stored({ items: { soda: { ...soda, extras: {} } } })],
    [
      "has an option without a quantity",
      stored({ items: { pizza: { ...pizza, children: { a: {} } } } }),
    ],
    ["has more lines than an order may", stored({ items: manyLines(51) })],
  ])("is an empty cart when it %s", (_, json) => {
    contents.set(storageKey, json);
    expect(openTab().current()).toBe(emptyStoredCart);
    expect(contents.has(storageKey)).toBe(false);
  });

  test("is kept where single fields of it are not what they should be", () => {
    const odd = { items: { soda }, userData: { name: 5, email: "a@b.co" }, unanswered: [null, 1] };
    contents.set(storageKey, stored(odd));
    expect(openTab().current()).toMatchObject({
      items: { soda },
      userData: { name: "", email: "a@b.co" },
      unanswered: [],
    });
  });

  test("is forgotten after 90 days, and not before", () => {
    openTab().change((cart) => putLine(cart, "soda", soda));
    clock += maxAgeMs;
    expect(openTab().current().items).toEqual({ soda });
    clock += 1;
    expect(openTab().current()).toBe(emptyStoredCart);
    expect(contents.has(storageKey)).toBe(false);
  });

  test("names another order when the guest comes back long after an order without an answer", () => {
    const request = { userData: { name: "Ana" }, cartData: { items: {} } };
    openTab().change((cart) => ({
      ...putLine(cart, "soda", soda),
      scheduled_for: "2026-11-28T15:00:00.000Z",
      idempotencyKey: "key-1",
      unanswered: [request],
    }));
    clock += sittingMs;
    expect(openTab().current()).toMatchObject({ idempotencyKey: "key-1", unanswered: [request] });
    clock += 1;
    expect(openTab().current()).toMatchObject({
      items: { soda },
      scheduled_for: "2026-11-28T15:00:00.000Z",
      idempotencyKey: null,
      unanswered: [],
    });
  });
});

describe("two tabs", () => {
  test("keep each other's lines, even before they have heard of them", () => {
    const [first, second] = [openTab(), openTab()];
    second.current();
    first.change((cart) => putLine(cart, "pizza", pizza));
    second.change((cart) => putLine(cart, "soda", soda));
    first.refresh();
    expect(first.current().items).toEqual({ pizza, soda });
  });

  test("hear of each other's changes, and only of changes", () => {
    const [first, second] = [openTab(), openTab()];
    let heard = 0;
    second.subscribe(() => (heard += 1));
    second.refresh();
    first.change((cart) => putLine(cart, "pizza", pizza));
    second.refresh();
    second.refresh();
    expect(heard).toBe(1);
    expect(second.current().items).toEqual({ pizza });
  });

  test("see the storage cleared", () => {
    const tab = openTab();
    tab.change((cart) => putLine(cart, "pizza", pizza));
    contents.clear();
    tab.refresh();
    expect(tab.current()).toBe(emptyStoredCart);
  });
});

describe("a storage that is full or forbidden", () => {
  test("leaves a cart that works as long as the page", () => {
    const tab = createCartStore(
      () => {
        throw new DOMException("denied", "SecurityError");
      },
      () => clock,
    );
    tab.change((cart) => putLine(cart, "pizza", pizza));
    tab.change((cart) => putLine(cart, "soda", soda));
    expect(tab.current().items).toEqual({ pizza, soda });
  });

  test("does not bring back what it held before it was full", () => {
    let isFull = false;
    const storage = newStorage();
    const full: KeptStorage = {
      ...storage,
      setItem(key, value) {
        if (isFull) throw new DOMException("full", "QuotaExceededError");
        storage.setItem(key, value);
      },
    };
    const tab = openTab(full);
    tab.change((cart) => putLine(cart, "pizza", pizza));
    isFull = true;
    tab.change((cart) => putLine(cart, "soda", soda));
    tab.change((cart) => removeQuantity(cart, { key: "pizza", qty: 2 }));
    tab.refresh();
    expect(tab.current().items).toEqual({ soda });
    isFull = false;
    tab.change((cart) => ({ ...cart, obs: "sem pressa" }));
    expect(openTab().current()).toMatchObject({ items: { soda }, obs: "sem pressa" });
  });
});

test("a cart that was emptied begins another order", () => {
  const tab = openTab();
  tab.change((cart) => ({ ...putLine(cart, "soda", soda), idempotencyKey: "key-1" }));
  tab.change((cart) => removeQuantity(cart, { key: "soda", qty: 1 }));
  expect(tab.current()).toMatchObject({ items: {}, idempotencyKey: null });
});

test("a change to one thing leaves the others the same objects", () => {
  const tab = openTab();
  tab.change((cart) => putLine(cart, "soda", soda));
  const { items } = tab.current();
  tab.change((cart) => ({ ...cart, obs: "sem pressa" }));
  expect(tab.current().items).toBe(items);
});

function stored(fields: object): string {
  return JSON.stringify({ savedAt: Date.UTC(2026, 10, 21), ...fields });
}

function manyLines(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`item-${index}`, soda]));
}
