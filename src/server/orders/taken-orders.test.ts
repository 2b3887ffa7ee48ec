import { beforeEach, describe, expect, it } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newCaller } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

const delivery = () => newOrder(bar.guest, bar.ids["Cerveja"]);
const rowOf = (hash: string, caller = bar.attendant) => caller.orders.get({ params: { hash } });
const accept = (hash: string, caller = bar.attendant) =>
  caller.orders.accept({ params: { hash }, body: {} });
async function waiting(caller = bar.attendant) {
  const answer = await caller.orders.list({ query: { waiting: "1" } });
  return { count: answer.waiting, hashes: answer.orders.map((order) => (order as Order).hash) };
}

describe("fault 20: what nobody has taken", () => {
  it("is counted by the server over all pages, with whatever is younger and in progress", async () => {
    const first = await delivery();
    const second = await delivery();
    for (let n = 0; n < 152; n += 1) {
      const { hash } = await delivery();
      await accept(hash);
    }
    const { orders, waiting: count } = await bar.attendant.orders.list({
      query: { mine: "0", tab: "progress" },
    });
    expect(orders).toHaveLength(150);
    expect(orders.some((order) => "hash" in order && order.hash === first.hash)).toBe(false);
    expect(count).toBe(2);
    expect(await waiting()).toEqual({ count: 2, hashes: [first.hash, second.hash] });
  });

  it("begins with what guests await an answer to, however many tables ordered before", async () => {
    const tab = await newTab(bar.attendant, bar.at(3));
    const sent: string[] = [];
    for (let n = 0; n < 51; n += 1)
      sent.push((await bar.order(bar.attendant, { tab, title: "Cerveja" })).hash);
    const awaited = [(await delivery()).hash, (await delivery()).hash];
    const { hashes, count } = await waiting();
    expect([hashes, count]).toEqual([[...awaited, ...sent.slice(0, 48)], 53]);
    const { next } = await bar.attendant.orders.list({ query: { waiting: "1" } });
    const query = { waiting: "1", cursor: String(next) } as const;
    expect((await bar.attendant.orders.list({ query })).orders).toMatchObject(
      sent.slice(48).map((hash) => ({ hash })),
    );
  });

  it("comes oldest first and by pages, and is nobody's but the staff's", async () => {
    const hashes: string[] = [];
    for (let n = 0; n < 51; n += 1) hashes.push((await delivery()).hash);
    const page = await bar.attendant.orders.list({ query: { waiting: "1" } });
    expect(page.orders.map((order) => (order as Order).hash)).toEqual(hashes.slice(0, 50));
    const rest = await bar.attendant.orders.list({
      query: { waiting: "1", cursor: String(page.next) },
    });
    expect(rest).toMatchObject({ orders: [{ hash: hashes[50] }], next: null, waiting: 51 });
    const other = newCaller(testApp, bar.account);
    expect(await other.orders.list({ query: { waiting: "1" } })).toEqual({
      orders: [],
      next: null,
    });
  });
});

describe("fault 21: an order is new until somebody has taken it", () => {
  it("also one on a tab, for everybody and again after a reload", async () => {
    const tab = await newTab(bar.attendant, { ...bar.at(3), name: "Bia" });
    const { hash } = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    for (const caller of [bar.colleague, bar.attendant, bar.colleague]) {
      expect(await rowOf(hash, caller)).toMatchObject({
        new: true,
        status_id: 1,
        table_number: 3,
        placed_by: "Garçom",
      });
      expect(await waiting(caller)).toEqual({ count: 1, hashes: [hash] });
    }
    const { order } = await accept(hash, bar.colleague);
    expect(order).toMatchObject({ new: false, status_id: 1, accepted_at: expect.any(String) });
    expect(await waiting()).toEqual({ count: 0, hashes: [] });
  });

  it("which confirms a guest's, and a second time changes nothing", async () => {
    const { hash } = await delivery();
    expect(await rowOf(hash, bar.guest)).toMatchObject({ new: true, status_id: 5 });
    const { order } = await accept(hash);
    expect(order).toMatchObject({ new: false, status_id: 1, mine: true });
    expect((await accept(hash, bar.colleague)).order).toEqual({ ...order, mine: false });
  });

  it("and whoever sets its status takes it", async () => {
    const { hash } = await delivery();
    const params = { hash, statusId: "2" as const };
    const { order } = await bar.colleague.orders.setStatus({ params, body: {} });
    expect(order).toMatchObject({ new: false, accepted_at: expect.any(String) });
    expect((await waiting()).count).toBe(0);
  });

  it("who finds it among their own then: what is taken does not leave the list of whoever took it", async () => {
    const { hash } = await delivery();
    const own = async () =>
      (await bar.attendant.orders.list({ query: { mine: "1" } })).orders.length;
    expect(await own()).toBe(0);
    await accept(hash);
    expect(await own()).toBe(1);
    expect((await bar.colleague.orders.list({ query: { mine: "1" } })).orders).toEqual([]);
  });

  it("but nobody takes one that is over, or that is not there", async () => {
    const { hash } = await delivery();
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    expect(await refusalOf(accept(hash))).toMatchObject({ error: "already_answered" });
    expect(await rowOf(hash)).toMatchObject({ status_id: 6, new: false });
    expect(await refusalOf(accept("0".repeat(32)))).toMatchObject({ error: "not_found" });
    expect(await refusalOf(accept(hash, bar.guest))).toMatchObject({ error: "access_denied" });
  });

  it("and whoever took it may leave: the order stays, without their name", async () => {
    const { hash } = await delivery();
    await accept(hash);
    const { users } = await bar.colleague.staff.users();
    const { id } = users.find(({ level }) => level === 2) ?? { id: "" };
    await bar.colleague.staff.removeUser({ params: { id } });
    expect(await rowOf(hash, bar.colleague)).toMatchObject({ new: false, status_id: 1 });
  });
});
