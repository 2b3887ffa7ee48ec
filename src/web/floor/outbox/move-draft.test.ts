import { expect, test } from "vitest";
import { moveDraft } from "./move-draft.ts";
import { beer, memory } from "./testing-floor.ts";
import { createOutboxStore, type OutboxStore } from "./outbox-store.ts";

const [closed, fresh] = ["a".repeat(32), "b".repeat(32)];

function newStore(): OutboxStore {
  const storage = memory();
  return createOutboxStore(
    () => storage,
    () => 1,
  );
}

const type = (store: OutboxStore, { on, qty }: { on: string; qty: number }) =>
  store.change(on, (outbox) => ({ ...outbox, draft: { items: beer(qty) } }));

test("what was to go on a tab that is closed is on the new one, as it is typed by then", () => {
  const store = newStore();
  type(store, { on: closed, qty: 1 });
  store.change(closed, (outbox) => ({
    ...outbox,
    refusal: { code: "deal_closed", message: "", lines: [], isAside: false },
  }));
  type(store, { on: closed, qty: 2 });
  moveDraft(store, { from: closed, to: fresh, table: 7 });
  expect(store.current()[fresh]).toMatchObject({ table: 7, draft: { items: beer(2) } });
  expect(store.current()[closed]).toBeUndefined();
});

test("what another of the account has typed on the new tab is still there", () => {
  const store = newStore();
  type(store, { on: closed, qty: 2 });
  type(store, { on: fresh, qty: 3 });
  moveDraft(store, { from: closed, to: fresh, table: 7 });
  expect(store.current()[fresh]?.draft.items).toEqual(beer(5));
});

test("what is more than one order can hold stays where it is", () => {
  const store = newStore();
  type(store, { on: closed, qty: 60 });
  type(store, { on: fresh, qty: 60 });
  expect(moveDraft(store, { from: closed, to: fresh, table: 7 })).toBe("no room");
  expect(store.current()[closed]?.draft.items).toEqual(beer(60));
  expect(store.current()[fresh]?.draft.items).toEqual(beer(60));
});

test("why an order was set aside is still there when what is typed has gone", () => {
  const store = newStore();
  type(store, { on: closed, qty: 2 });
  const refusal = { code: "price_changed", message: "", lines: [], isAside: true };
  store.change(closed, (outbox) => ({ ...outbox, refusal }));
  moveDraft(store, { from: closed, to: fresh, table: 7 });
  expect(store.current()[closed]?.refusal).toEqual(refusal);
});
