import { beforeEach, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import type { Order } from "../../contract/orders.ts";
import type { WireServiceSettings } from "../../contract/services.ts";
import { newArea, newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp({ now: () => new Date(nowMs), events: noRelay });
let account: TestAccount;
let owner: Caller;
let attendant: Caller;
let guest: Caller;
let items: SentCart["items"];
const noon = Date.parse("2026-11-25T18:00:00Z");
let nowMs = noon;
beforeEach(async () => {
  nowMs = noon;
  account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true, attendantOrder: true },
    extras: { locations: 3 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2000 }] },
  ]);
  items = { [String(ids["Calabresa"])]: { qty: 1 } };
  owner = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
  guest = newCaller(testApp, account);
});

const set = (delivery: Partial<WireServiceSettings>) =>
  owner.services.save({ body: { services: { delivery: newService(delivery) } } });
const place = async (cartData: Partial<SentCart> = {}) =>
  (await sendOrder(guest, deliveryBody(items, { cartData }))).hash;
const seen = (hash: string, caller = guest) => caller.orders.get({ params: { hash } });
const accept = (hash: string, minutes?: number, caller = attendant) =>
  caller.orders.accept({ params: { hash }, body: minutes === undefined ? {} : { minutes } });
const refuse = (hash: string, body: { reason: "unavailable_item" | "other"; text?: string }) =>
  attendant.orders.refuse({ params: { hash }, body });
const setStatus = (hash: string, statusId: "1" | "2" | "3" | "4" | "5" | "6") =>
  attendant.orders.setStatus({ params: { hash, statusId }, body: {} });
const promise = (hash: string, promised_at: string, caller = attendant) =>
  caller.orders.promise({ params: { hash }, body: { promised_at } });
const waiting = async () => {
  const { waiting: count, orders } = await attendant.orders.list({ query: { waiting: "1" } });
  return { count, hashes: orders.map((order) => (order as Order).hash) };
};
const statusesOf = ({ steps }: Order) => steps?.map(({ status_id }) => status_id);
const historyOf = () =>
  withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "read" },
    ({ db, accountId }) =>
      db
        .selectFrom("history")
        .select(["what", "before_value", "after_value"])
        .where("account_id", "=", accountId)
        .orderBy("changed_at")
        .execute(),
  );

describe("an order that is accepted", () => {
  it("is promised for as many minutes from then as somebody says", async () => {
    const hash = await place();
    expect(await seen(hash)).not.toHaveProperty("promised_at");
    nowMs += 2 * 60_000;
    await accept(hash, 40);
    expect(await seen(hash)).toMatchObject({
      status_id: 1,
      promised_at: "2026-11-25T18:42:00.000Z",
      steps: [{ status_id: 5, at: "2026-11-25T18:00:00.000Z" }, { status_id: 1 }],
    });
  });

  it("without minutes is promised for the preparation and its area's way, from then", async () => {
    await set({ prep_minutes: 30 });
    const hash = await place();
    nowMs += 10 * 60_000;
    await accept(hash);
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:40:00.000Z");
    await owner.areas.save({ body: { areas: [newArea("Centro", { minutes: 15 })] } });
    const there = await place();
    await accept(there);
    expect(await seen(there)).toMatchObject({
      area: "Centro",
      promised_at: "2026-11-25T18:55:00.000Z",
    });
  });

  it("is promised nothing where the shop has said nothing", async () => {
    const hash = await place();
    await accept(hash);
    expect(await seen(hash)).not.toHaveProperty("promised_at");
  });

  it("by its status is promised as usual, too", async () => {
    await set({ prep_minutes: 30 });
    const hash = await place();
    nowMs += 10 * 60_000;
    await setStatus(hash, "2");
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:40:00.000Z");
  });

  it("a second time changes nothing, whatever that says", async () => {
    const hash = await place();
    const { order } = await accept(hash, 40);
    nowMs += 60_000;
    expect((await accept(hash, 60)).order).toEqual(order);
  });

  it("by two at once is accepted once, and both have succeeded", async () => {
    const hash = await place();
    const answers = await Promise.all([
      accept(hash, 40),
      accept(hash, 40, owner),
      accept(hash, 40),
    ]);
    expect(answers.map(({ order }) => order.status_id)).toEqual([1, 1, 1]);
    expect(statusesOf(await seen(hash))).toEqual([5, 1]);
  });

  it("of a tab keeps the time that was promised when it was sent", async () => {
    await owner.services.save({ body: { services: { indoor: newService({ prep_minutes: 20 }) } } });
    const tab = await newTab(attendant, { location: tableId(account.accountId, 1) });
    const { hash } = await sendOrder(attendant, tabOrder(tab, items));
    nowMs += 15 * 60_000;
    await accept(hash);
    expect(await seen(hash, attendant)).toMatchObject({
      new: false,
      promised_at: "2026-11-25T18:20:00.000Z",
    });
  });

  it("by a table's key is promised its time from then", async () => {
    await owner.services.save({ body: { services: { indoor: newService({ prep_minutes: 20 }) } } });
    const params = { id: tableId(account.accountId, 1) };
    const { key } = await owner.tables.renewKey({ params, body: {} });
    const cartData = { items, location: "1", table_key: key };
    const { hash } = await sendOrder(guest, { userData: { name: "Ana" }, cartData });
    nowMs += 30 * 60_000;
    await accept(hash);
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:50:00.000Z");
  });

  it("ahead keeps its own time", async () => {
    await set({ slots: { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } });
    const { quote } = await guest.orders.quote({ body: deliveryBody(items) });
    const at = String(quote.slots?.[4]?.starts_at);
    const hash = await place({ scheduled_for: at });
    await accept(hash, 40);
    expect(await seen(hash)).toMatchObject({ scheduled_for: at, promised_at: at });
  });

  it("ahead, from a room, comes to the kitchen by what its own service takes", async () => {
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } as const;
    const indoor = newService({ prep_minutes: 60, slots });
    await owner.services.save({ body: { services: { indoor } } });
    const cartData = { items, location: "12" };
    const { quote } = await guest.orders.quote({ body: { cartData } });
    const at = String(quote.slots?.[4]?.starts_at);
    const ahead = { userData: { name: "Ana" }, cartData: { ...cartData, scheduled_for: at } };
    const { hash } = await sendOrder(guest, ahead);
    await accept(hash);
    const tickets = async () => (await attendant.kitchen.tickets()).tickets;
    nowMs = Date.parse(at) - 60 * 60_000 - 1;
    expect(await tickets()).toEqual([]);
    nowMs += 1;
    expect(await tickets()).toMatchObject([{ hash }]);
  });

  it.each([4, 0, -5, 5.5, 1_441])("is never promised for %j minutes", async (minutes) => {
    const hash = await place();
    expect(await refusalOf(accept(hash, minutes))).toMatchObject({
      error: "unprocessable_entity",
      problems: { minutes: {} },
    });
    expect((await seen(hash)).new).toBe(true);
  });
});

describe("a promised time", () => {
  it("is moved by staff while the order is under way, which is remembered and told", async () => {
    const hash = await place();
    await accept(hash, 40);
    await promise(hash, "2026-11-25T18:45:00.000Z");
    await promise(hash, "2026-11-25T18:45:00.000Z");
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:45:00.000Z");
    expect(await historyOf()).toEqual([
      {
        what: "promised",
        before_value: { promised_at: "2026-11-25T18:40:00.000Z" },
        after_value: { promised_at: "2026-11-25T18:45:00.000Z" },
      },
    ]);
  });

  it("is neither before the order nor beyond a day, nor of one that is over", async () => {
    const hash = await place();
    await accept(hash, 40);
    for (const at of ["2026-11-25T18:00:00.000Z", "2026-11-26T18:00:01.000Z"])
      expect(await refusalOf(promise(hash, at))).toMatchObject({
        problems: { promised_at: {} },
      });
    await setStatus(hash, "4");
    expect(await refusalOf(promise(hash, "2026-11-25T18:50:00.000Z"))).toMatchObject({
      error: "deal_closed",
    });
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:40:00.000Z");
  });

  it("is no guest's to say, and none of an order that is not there", async () => {
    const hash = await place();
    const at = "2026-11-25T18:45:00.000Z";
    expect(await refusalOf(promise(hash, at, guest))).toMatchObject({ error: "access_denied" });
    expect(await refusalOf(promise("0".repeat(32), at))).toMatchObject({ error: "not_found" });
  });
});

describe("an order that is refused", () => {
  it("is cancelled, with a reason that its guest reads, and was accepted by nobody", async () => {
    const hash = await place();
    const { order } = await refuse(hash, { reason: "unavailable_item", text: "Acabou a massa" });
    expect(order).toMatchObject({ status_id: 6, new: false, mine: true });
    const told = await seen(hash);
    expect(told).toMatchObject({
      status_id: 6,
      cancelled: { reason: "unavailable_item", text: "Acabou a massa" },
    });
    expect(told).not.toHaveProperty("accepted_at");
    expect(statusesOf(told)).toEqual([5, 6]);
    expect(await waiting()).toEqual({ count: 0, hashes: [] });
    const own = await attendant.orders.list({ query: { mine: "1", tab: "cancelled" } });
    expect(own.orders).toHaveLength(1);
  });

  it("again stays as it is, for the first reason", async () => {
    const hash = await place();
    await refuse(hash, { reason: "unavailable_item" });
    await refuse(hash, { reason: "other", text: "Outra" });
    const told = await seen(hash);
    expect(told.cancelled).toMatchObject({ reason: "unavailable_item" });
    expect(statusesOf(told)).toEqual([5, 6]);
  });

  it("needs a reason of the list, and words where it is another one", async () => {
    const hash = await place();
    expect(await refusalOf(refuse(hash, { reason: "other" }))).toMatchObject({
      problems: { text: { code: "reason_text_required" } },
    });
    const params = { hash };
    const invented = { reason: "tired" } as unknown as { reason: "other" };
    expect(await refusalOf(attendant.orders.refuse({ params, body: invented }))).toMatchObject({
      error: "unprocessable_entity",
    });
    expect((await seen(hash)).new).toBe(true);
    const body = { reason: "internal" } as const;
    expect(await refusalOf(guest.orders.refuse({ params, body }))).toMatchObject({
      error: "access_denied",
    });
    const nowhere = { hash: "0".repeat(32) };
    expect(await refusalOf(attendant.orders.refuse({ params: nowhere, body }))).toMatchObject({
      error: "not_found",
    });
  });

  it("is none that somebody has accepted; nor can the refused one be accepted", async () => {
    const [taken, refused] = [await place(), await place()];
    await accept(taken, 40);
    expect(await refusalOf(refuse(taken, { reason: "unavailable_item" }))).toMatchObject({
      status: 409,
      error: "already_answered",
    });
    expect((await seen(taken)).status_id).toBe(1);
    await refuse(refused, { reason: "unavailable_item" });
    expect(await refusalOf(accept(refused, 40))).toMatchObject({ error: "already_answered" });
    expect((await seen(refused)).status_id).toBe(6);
  });

  it("while a colleague accepts it is one or the other, and who comes second is told", async () => {
    for (let n = 0; n < 5; n += 1) {
      const hash = await place();
      const both = [accept(hash, 40, owner), refuse(hash, { reason: "unavailable_item" })];
      const answers = await Promise.allSettled(n % 2 === 0 ? both : both.toReversed());
      const won = answers.filter(({ status }) => status === "fulfilled");
      const lost = answers.filter(({ status }) => status === "rejected");
      expect([won.length, lost.length]).toEqual([1, 1]);
      expect(lost[0]).toMatchObject({ reason: { refusal: { error: "already_answered" } } });
      const { status_id, steps } = await seen(hash);
      expect(steps?.map((step) => step.status_id)).toEqual([5, status_id]);
    }
  });
});

describe("an order that is set back to open", () => {
  it("after it was refused waits and rings again, and can be accepted", async () => {
    await set({ prep_minutes: 30 });
    const hash = await place();
    await refuse(hash, { reason: "unavailable_item" });
    nowMs += 60_000;
    await setStatus(hash, "5");
    expect(await waiting()).toEqual({ count: 1, hashes: [hash] });
    expect(await seen(hash)).toMatchObject({ new: true, promised_at: "2026-11-25T18:30:00.000Z" });
    const { order } = await accept(hash);
    expect(order).toMatchObject({
      new: false,
      status_id: 1,
      promised_at: "2026-11-25T18:31:00.000Z",
    });
    expect(statusesOf(order)).toEqual([5, 6, 5, 1]);
  });

  it("after it was accepted waits as well, until somebody refuses or accepts it", async () => {
    const hash = await place();
    await accept(hash, 40);
    await setStatus(hash, "5");
    expect(await seen(hash)).toMatchObject({ new: true });
    expect(await seen(hash)).not.toHaveProperty("promised_at");
    expect((await waiting()).count).toBe(1);
    // Its waiting time is counted from then.
    const { orders } = await attendant.orders.list({ query: { waiting: "1" } });
    expect(statusesOf(orders[0] as Order)).toEqual([5, 1, 5]);
    await refuse(hash, { reason: "unavailable_item" });
    expect((await waiting()).count).toBe(0);
  });

  it("after the kitchen has begun is only an owner's to refuse", async () => {
    const hash = await place();
    await setStatus(hash, "2");
    await setStatus(hash, "5");
    const body = { reason: "internal" } as const;
    expect(await refusalOf(refuse(hash, { reason: "unavailable_item" }))).toMatchObject({
      error: "approval_required",
    });
    const { order } = await owner.orders.refuse({ params: { hash }, body });
    expect(order.status_id).toBe(6);
  });
});

describe("an order that is accepted by itself", () => {
  it("promises its time, waits for nobody and is in the kitchen", async () => {
    await set({ prep_minutes: 25, accepts: "auto" });
    const hash = await place();
    expect(await seen(hash)).toMatchObject({
      status_id: 1,
      new: false,
      promised_at: "2026-11-25T18:25:00.000Z",
      steps: [
        { status_id: 5, at: "2026-11-25T18:00:00.000Z" },
        { status_id: 1, at: "2026-11-25T18:00:00.000Z" },
      ],
    });
    expect((await waiting()).count).toBe(0);
    const { tickets } = await attendant.kitchen.tickets({});
    expect(tickets).toMatchObject([{ hash, due_at: "2026-11-25T18:25:00.000Z" }]);
  });
});
