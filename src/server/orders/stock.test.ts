import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { startTwoProcesses, type LiveProcess } from "../live/testing-shops.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { tableId } from "../tabs/table-id.ts";
import { newKitchen, type Kitchen } from "./testing-stock.ts";

/** Two processes on one database. */
let processes: [LiveProcess, LiveProcess];
let kitchen: Kitchen;
beforeAll(async () => {
  processes = await startTwoProcesses();
});
afterAll(() => Promise.all(processes.map((one) => one.close())));
beforeEach(async () => {
  kitchen = await newKitchen(processes[0]);
});

const guest = (at = 0) => newCaller(processes[at % 2 === 0 ? 0 : 1], kitchen.account);
const place = (items = kitchen.cart(1), who = guest()) => sendOrder(who, deliveryBody(items));
const setStatus = (hash: string, statusId: "1" | "6") =>
  kitchen.owner.orders.setStatus({ params: { hash, statusId }, body: {} });

/** The number of times that open pages and cached answers were told of the menu. */
async function events(): Promise<number> {
  const { accountId } = kitchen.account;
  const rows = await withAccount(processes[0].database, { accountId, mode: "read" }, (tx) =>
    tx.db
      .selectFrom("outbox")
      .select("topic")
      .where("account_id", "=", accountId)
      .where("topic", "in", ["content", "menu"])
      .execute(),
  );
  return rows.length;
}

describe("counted stock", () => {
  it("goes down with an order, options too, and comes back once when it is called off", async () => {
    await kitchen.setStock("Feijoada", 10);
    await kitchen.setStock("Torresmo", 9);
    const { hash } = await place(kitchen.cart(2, 4));
    const both = async () => [await kitchen.left("Feijoada"), await kitchen.left("Torresmo")];
    expect(await both()).toEqual([8, 5]);
    await setStatus(hash, "6");
    await setStatus(hash, "6");
    expect(await both()).toEqual([10, 9]);
    await setStatus(hash, "1");
    expect(await both()).toEqual([8, 5]);
  });

  it("is not taken back for what is no longer called off where others have it by now", async () => {
    await kitchen.setStock("Feijoada", 2);
    const { hash } = await place(kitchen.cart(2));
    await setStatus(hash, "6");
    await place(kitchen.cart(1));
    expect(await refusalOf(setStatus(hash, "1"))).toMatchObject({
      error: "sold_out",
      lines: [{ title_br: "Feijoada", left: 1 }],
    });
    expect(await kitchen.left("Feijoada")).toBe(1);
    expect((await kitchen.owner.orders.get({ params: { hash } })).status_id).toBe(6);
  });

  it("names what there is too little of before and after sending, with what is left", async () => {
    await kitchen.setStock("Feijoada", 3);
    const items = kitchen.cart(4);
    const line = { path: kitchen.id("Feijoada"), left: 3 };
    const { quote } = await guest().orders.quote({ body: { cartData: { items } } });
    expect(quote).toMatchObject({ refusal: "sold_out", sold_out: [line] });
    expect(await refusalOf(place(items))).toMatchObject({
      status: 409,
      error: "sold_out",
      lines: [{ ...line, title_br: "Feijoada" }],
    });
    expect(await kitchen.left("Feijoada")).toBe(3);
  });

  it("is taken by an attendant's tab as well", async () => {
    await kitchen.setStock("Feijoada", 1);
    const tab = await newTab(kitchen.attendant, {
      location: tableId(kitchen.account.accountId, 1),
    });
    await sendOrder(kitchen.attendant, tabOrder(tab, kitchen.cart(1)));
    expect(await kitchen.left("Feijoada")).toBe(0);
    const again = sendOrder(kitchen.attendant, tabOrder(tab, kitchen.cart(1)));
    expect((await refusalOf(again)).error).toBe("sold_out");
  });

  it("what is no longer counted, or has left the menu, is given back to nobody", async () => {
    await kitchen.setStock("Feijoada", 5);
    const [first, second] = [await place(), await place()];
    await kitchen.setStock("Feijoada", null);
    await setStatus(first.hash, "6");
    expect(await kitchen.left("Feijoada")).toBeUndefined();
    await kitchen.owner.content.removeItem({ params: { id: kitchen.id("Feijoada") } });
    await setStatus(second.hash, "6");
    expect(await kitchen.left("Feijoada")).toBeUndefined();
  });

  it("comes back for what is left of an order, not for lines called off while nothing was counted", async () => {
    await kitchen.setStock("Feijoada", 5);
    const { hash } = await place(kitchen.cart(3));
    await kitchen.setStock("Feijoada", null);
    await kitchen.owner.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 2, reason: "internal" } },
      { idempotencyKey: randomUUID() },
    );
    await kitchen.setStock("Feijoada", 10);
    await setStatus(hash, "6");
    expect(await kitchen.left("Feijoada")).toBe(11);
  });

  it("comes back for just what was taken where lines were added or ordered while nothing was counted", async () => {
    const { owner, setStock, left } = kitchen;
    const edit = (hash: string, body: Parameters<Caller["orderLines"]["edit"]>[0]["body"]) =>
      owner.orderLines.edit({ params: { hash }, body }, { idempotencyKey: randomUUID() });
    const add = (hash: string, qty: number) =>
      edit(hash, { items: kitchen.cart(qty, qty), cancels: [] });
    const callOff = (hash: string, line: number, qty: number) =>
      edit(hash, { items: {}, cancels: [{ line, qty }] });
    const count = async (stock: number | null) => {
      for (const title of ["Feijoada", "Torresmo"]) await setStock(title, stock);
    };
    const both = async () => [await left("Feijoada"), await left("Torresmo")];
    // Counted, and added to while nothing is.
    await count(10);
    const { hash } = await place(kitchen.cart(3, 3));
    await count(null);
    await add(hash, 2);
    await callOff(hash, 3, 1);
    await count(10);
    await callOff(hash, 3, 1);
    expect(await both()).toEqual([10, 10]);
    await callOff(hash, 1, 1);
    expect(await both()).toEqual([11, 11]);
    await setStatus(hash, "6");
    expect(await both()).toEqual([13, 13]);
    // Ordered while nothing is counted, and added to afterwards.
    await count(null);
    const second = await place(kitchen.cart(3, 3));
    await count(10);
    await add(second.hash, 2);
    expect(await both()).toEqual([8, 8]);
    await callOff(second.hash, 1, 3);
    expect(await both()).toEqual([8, 8]);
    await callOff(second.hash, 3, 1);
    expect(await both()).toEqual([9, 9]);
    await setStatus(second.hash, "6");
    expect(await both()).toEqual([10, 10]);
  });

  it("an order before anything was counted gives nothing back", async () => {
    const { hash } = await place(kitchen.cart(3));
    await kitchen.setStock("Feijoada", 5);
    await setStatus(hash, "6");
    expect(await kitchen.left("Feijoada")).toBe(5);
  });

  it("an order leaves the menu's answers as they are, until the last portion is sold or one is back", async () => {
    await kitchen.setStock("Feijoada", 2);
    const soldOutOf = async () =>
      (await guest(1).content.menu()).menu[0]?.items[0]?.extras.sold_out;
    const before = await events();
    await place();
    expect([await events(), await soldOutOf()]).toEqual([before, false]);
    const { hash } = await place();
    expect(await events()).toBe(before + 2);
    await vi.waitFor(async () => expect(await soldOutOf()).toBe(true), { timeout: 5_000 });
    await setStatus(hash, "6");
    await vi.waitFor(async () => expect(await soldOutOf()).toBe(false), { timeout: 5_000 });
  });
});

it("an item is sold out once too little is left of what must be chosen of it, until some is back", async () => {
  const group = { id: kitchen.id("Carnes"), extras: { min: 2 } };
  await kitchen.owner.content.saveCategory({ body: { data: group } });
  await kitchen.setStock("Torresmo", 3);
  const soldOutOf = async () => (await guest(1).content.menu()).menu[0]?.items[0]?.extras.sold_out;
  const becomes = (isSoldOut: boolean) =>
    vi.waitFor(async () => expect(await soldOutOf()).toBe(isSoldOut), { timeout: 5_000 });
  await becomes(false);
  const before = await events();
  const { hash } = await place(kitchen.cart(1, 2));
  expect(await events()).toBe(before + 2);
  await becomes(true);
  expect((await refusalOf(place(kitchen.cart(1, 2)))).error).toBe("sold_out");
  await setStatus(hash, "6");
  expect(await events()).toBe(before + 4);
  await becomes(false);
  await kitchen.setStock("Torresmo", 1);
  await becomes(true);
});

/** Callers who are told to try again do so. */
async function answerOf(who: Caller, items: ReturnType<Kitchen["cart"]>): Promise<string> {
  try {
    return (await place(items, who)).hash;
  } catch (error) {
    const { error: code } = await refusalOf(Promise.reject(error));
    return code === "unavailable" ? answerOf(who, items) : code;
  }
}

it(
  "threat 65: 500 guests who ask two processes for 50 portions have 50, and 20 more when 20 are called off",
  { timeout: 120_000 },
  async () => {
    await kitchen.setStock("Feijoada", 50);
    const rush = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => answerOf(guest(at), kitchen.cart(1))));
    const sold = (answers: string[]) => answers.filter((answer) => answer !== "sold_out");
    const first = sold(await rush(500));
    expect(first).toHaveLength(50);
    expect(await kitchen.left("Feijoada")).toBe(0);
    await Promise.all(first.slice(0, 20).map((hash) => setStatus(hash, "6")));
    expect(await kitchen.left("Feijoada")).toBe(20);
    expect(sold(await rush(60))).toHaveLength(20);
    expect(await kitchen.left("Feijoada")).toBe(0);
  },
);
