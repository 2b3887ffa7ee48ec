import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { businessDayOf } from "../../domain/business-day.ts";
import { signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { tableId } from "../tabs/table-id.ts";
import { sharedAnswerShop } from "./testing-answers.ts";

const shop = sharedAnswerShop();
const { set, place, seen, accept, refuse, setStatus, waiting, statusesOf, newStranger } = shop;

const withdraw = (hash: string, caller = shop.guest) =>
  caller.orders.withdraw({ params: { hash }, body: {} });
const refused = async (hash: string, caller = shop.guest) => {
  const { status, error } = await refusalOf(withdraw(hash, caller));
  return `${status} ${error}`;
};
const pay = (hash: string) =>
  shop.attendant.orders.pay({ params: { hash }, body: {} }, { idempotencyKey: randomUUID() });
const refund = async (hash: string) => {
  const payment = String((await seen(hash, shop.owner)).payments?.[0]?.id);
  const body = { payment, reason: "wrong_amount" } as const;
  const idempotencyKey = randomUUID();
  return shop.owner.orders.refund({ params: { hash }, body }, { idempotencyKey });
};
const given = { reason: "consumer_request" } as const;

describe("an order that its guest withdraws", () => {
  it("is cancelled, waits for nobody any more, and says why wherever it is read", async () => {
    const hash = await place();
    const { key } = await shop.guest.orderSharing.share({ params: { hash }, body: {} });
    const { order } = await withdraw(hash);
    expect(order).toMatchObject({ status_id: 6, new: false, mine: true, cancelled: given });
    expect(order).not.toHaveProperty("accepted_at");
    expect(statusesOf(await seen(hash))).toEqual([5, 6]);
    expect(await waiting()).toEqual({ count: 0, hashes: [] });
    // Nobody of the staff did it, so all of them have it among their own.
    for (const caller of [shop.attendant, shop.owner]) {
      const { orders } = await caller.orders.list({ query: { mine: "1", tab: "cancelled" } });
      expect(orders).toMatchObject([{ hash, mine: true, cancelled: given }]);
      const { cancelled, history } = await seen(hash, caller);
      expect(cancelled).not.toHaveProperty("by");
      expect(history?.at(-1)).toMatchObject({ what: "status", to: { status_id: 6, ...given } });
      expect(history?.at(-1)).not.toHaveProperty("by");
    }
    // A follower reads "cancelled", not "refused".
    const followed = await newStranger().orderSharing.follow({ params: { key } });
    expect(followed.cancelled).toEqual({ ...given, at: order.cancelled?.at });
    // The database says when an order is cancelled.
    shop.nowMs = Date.now();
    const owner = await signedInAdmin(shop.testApp, shop.account);
    const date = businessDayOf({ timeZone: "America/Sao_Paulo", dayEnds: [] }, shop.nowMs);
    const ofDay = await owner.reports.day({ query: { date } });
    expect(ofDay.cancellations).toMatchObject([{ hash, ...given }]);
    const query = { from: date, to: date };
    const { cancellations } = await owner.reports.operation({ query });
    expect(cancellations).toMatchObject([{ of: "order", ...given, by: null, count: 1 }]);
  });

  it("again stays as it is, and so does one that was refused meanwhile", async () => {
    const hash = await place();
    const first = await withdraw(hash);
    expect(await withdraw(hash)).toEqual(first);
    await refuse(hash, { reason: "unavailable_item" });
    expect(await seen(hash)).toEqual(first.order);
    const other = await place();
    await refuse(other, { reason: "unavailable_item" });
    expect((await withdraw(other)).order.cancelled).toMatchObject({ reason: "unavailable_item" });
  });

  it("gives back the portions and the time that it took, once", async () => {
    const id = String(Object.keys(shop.items)[0]);
    await shop.owner.content.setStock({ params: { id }, body: { stock: 3 } });
    await set({ slots: { minutes: 30, limit: 1, lead_minutes: 30, days_ahead: 1 } });
    const scheduled_for = "2026-11-25T21:00:00.000Z";
    const hash = await place({ scheduled_for });
    const left = async () => (await shop.owner.content.stock()).stock[0]?.left;
    expect(await left()).toBe(2);
    expect(await refusalOf(place({ scheduled_for }))).toMatchObject({ error: "slot_full" });
    await withdraw(hash);
    await withdraw(hash);
    expect(await left()).toBe(3);
    await place({ scheduled_for });
  });

  it("while staff accept it is one or the other, and who comes second is told", async () => {
    for (let n = 0; n < 6; n += 1) {
      const hash = await place();
      const both = [accept(hash, 40), withdraw(hash)];
      const answers = await Promise.allSettled(n % 2 === 0 ? both : both.toReversed());
      const lost = answers.filter(({ status }) => status === "rejected");
      expect(lost).toMatchObject([{ reason: { refusal: { error: "already_answered" } } }]);
      const { status_id, steps } = await seen(hash);
      expect(steps?.map((step) => step.status_id)).toEqual([5, status_id]);
    }
  });

  it("is not brought back by a screen that still shows it as open", async () => {
    const hash = await place();
    await withdraw(hash);
    const body = { seen: 5 } as const;
    const late = shop.attendant.orders.setStatus({ params: { hash, statusId: "2" }, body });
    expect(await refusalOf(late)).toMatchObject({ error: "conflict" });
    expect(await refusalOf(accept(hash))).toMatchObject({ error: "already_answered" });
    expect((await seen(hash)).status_id).toBe(6);
  });

  it("at a table leaves its tab as it was, also one that is overpaid", async () => {
    const location = tableId(shop.account.accountId, 1);
    const { key } = await shop.owner.tables.renewKey({ params: { id: location }, body: {} });
    const sheet = await newTab(shop.attendant, { location, individual: false });
    const { hash: eaten } = await sendOrder(shop.attendant, tabOrder(sheet, shop.items));
    await payTab(shop.attendant, { sheet, amount: 20 });
    const body = { reason: "internal" } as const;
    await shop.owner.orders.setStatus({ params: { hash: eaten, statusId: "6" }, body });
    const cartData = { items: shop.items, location: "1", table_key: key };
    const { hash } = await sendOrder(shop.guest, { userData: { name: "Ana" }, cartData });
    const { order } = await withdraw(hash);
    expect(order).toMatchObject({ status_id: 6, table_number: 1, cancelled: given });
    const { details } = await shop.attendant.sheets.get({ params: { hash: sheet.hash } });
    expect(details.closed_at).toBeUndefined();
  });
});

describe("threat 73: an order is withdrawn by none but the guest who placed it", () => {
  it("on the device that placed it: whoever has its address, its link, or works here, is refused", async () => {
    const hash = await place();
    const { key } = await shop.guest.orderSharing.share({ params: { hash }, body: {} });
    const stranger = newStranger();
    await sendOrder(stranger, shop.delivery());
    for (const caller of [stranger, newStranger(), shop.attendant, shop.owner])
      expect(await refused(hash, caller)).toBe("404 not_found");
    for (const name of [key, "0".repeat(32)]) expect(await refused(name)).toBe("404 not_found");
    expect(await seen(hash)).toMatchObject({ status_id: 5, new: true });
  });

  it("at the business that has the order", async () => {
    const hash = await place();
    const other = await newAccount(shop.testApp);
    const away = shop.newStranger(other);
    expect(await refused(hash, away)).toBe("404 not_found");
    away.useToken(shop.guest.token());
    expect(await refused(hash, away)).toBe("403 access_denied");
    const owner = await signedInAdmin(shop.testApp, other);
    expect(await refused(hash, owner)).toBe("404 not_found");
    expect((await seen(hash)).new).toBe(true);
  });

  const taken: [string, (hash: string) => Promise<unknown>][] = [
    ["somebody has accepted", (hash) => accept(hash)],
    ["is finished", (hash) => setStatus(hash, "4")],
    ["is paid for", pay],
    [
      "the kitchen has begun, though it waits again",
      async (hash) => {
        await setStatus(hash, "2");
        await setStatus(hash, "5");
      },
    ],
    [
      "was ready, though it waits again",
      async (hash) => {
        await accept(hash);
        await shop.attendant.orders.markReady({ params: { hash }, body: {} });
        await setStatus(hash, "5");
      },
    ],
  ];
  it.each(taken)("while nobody has answered: not one that %s", async (_, answer) => {
    const hash = await place();
    await answer(hash);
    const before = await seen(hash);
    expect(await refused(hash)).toBe("409 already_answered");
    expect(await seen(hash)).toEqual(before);
  });

  it("nor one that was accepted by itself, or that staff have entered on a tab", async () => {
    await set({ accepts: "auto" });
    expect(await refused(await place())).toBe("409 already_answered");
    const location = tableId(shop.account.accountId, 2);
    const sheet = await newTab(shop.attendant, { location });
    const { hash } = await sendOrder(shop.attendant, tabOrder(sheet, shop.items));
    for (const caller of [shop.guest, shop.attendant] satisfies Caller[])
      expect(await refused(hash, caller)).toBe("404 not_found");
  });

  it("but one whose payment was given back, or that was set back before it was begun", async () => {
    const paid = await place();
    await pay(paid);
    await refund(paid);
    expect((await withdraw(paid)).order.status_id).toBe(6);
    const setBack = await place();
    await accept(setBack);
    await setStatus(setBack, "5");
    expect((await withdraw(setBack)).order.status_id).toBe(6);
  });
});
