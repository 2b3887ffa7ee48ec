import { describe, expect, it } from "vitest";
import { newArea, newService } from "../account/testing-services.ts";
import { ticketOfOrder } from "../../domain/ticket.ts";
import { tableId } from "../tabs/table-id.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedAnswerShop } from "./testing-answers.ts";

const shop = sharedAnswerShop();
const { set, place, seen, accept, setStatus, promise, waiting, statusesOf, historyOf } = shop;

describe("an order that is accepted", () => {
  it("is promised for as many minutes from then as somebody says", async () => {
    const hash = await place();
    expect(await seen(hash)).not.toHaveProperty("promised_at");
    shop.nowMs += 2 * 60_000;
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
    shop.nowMs += 10 * 60_000;
    await accept(hash);
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:40:00.000Z");
    await shop.owner.areas.save({ body: { areas: [newArea("Centro", { minutes: 15 })] } });
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
    shop.nowMs += 10 * 60_000;
    await setStatus(hash, "2");
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:40:00.000Z");
  });

  it("and then waits again is promised as it was placed, and never for a time that has passed", async () => {
    await set({ prep_minutes: 30 });
    const hash = await place();
    await accept(hash, 120);
    shop.nowMs += 29 * 60_000;
    await setStatus(hash, "5");
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:30:00.000Z");
    await accept(hash, 120);
    shop.nowMs += 60_000;
    await setStatus(hash, "5");
    expect(await seen(hash)).not.toHaveProperty("promised_at");
  });

  it("a second time changes nothing, whatever that says", async () => {
    const hash = await place();
    const { order } = await accept(hash, 40);
    shop.nowMs += 60_000;
    expect((await accept(hash, 60)).order).toEqual(order);
  });

  it("by two at once is accepted once, and both have succeeded", async () => {
    const hash = await place();
    const answers = await Promise.all([
      accept(hash, 40),
      accept(hash, 40, shop.owner),
      accept(hash, 40),
    ]);
    expect(answers.map(({ order }) => order.status_id)).toEqual([1, 1, 1]);
    expect(statusesOf(await seen(hash))).toEqual([5, 1]);
  });

  it("of a tab keeps the time that was promised when it was sent", async () => {
    await shop.owner.services.save({
      body: { services: { indoor: newService({ prep_minutes: 20 }) } },
    });
    const tab = await newTab(shop.attendant, { location: tableId(shop.account.accountId, 1) });
    const { hash } = await sendOrder(shop.attendant, tabOrder(tab, shop.items));
    shop.nowMs += 15 * 60_000;
    await accept(hash);
    expect(await seen(hash, shop.attendant)).toMatchObject({
      new: false,
      promised_at: "2026-11-25T18:20:00.000Z",
    });
  });

  it("by a table's key is promised its time from then", async () => {
    await shop.owner.services.save({
      body: { services: { indoor: newService({ prep_minutes: 20 }) } },
    });
    const params = { id: tableId(shop.account.accountId, 1) };
    const { key } = await shop.owner.tables.renewKey({ params, body: {} });
    const cartData = { items: shop.items, location: "1", table_key: key };
    const { hash } = await sendOrder(shop.guest, { userData: { name: "Ana" }, cartData });
    shop.nowMs += 30 * 60_000;
    await accept(hash);
    expect((await seen(hash)).promised_at).toBe("2026-11-25T18:50:00.000Z");
  });

  it("ahead keeps its own time", async () => {
    await set({ slots: { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } });
    const { quote } = await shop.guest.orders.quote({ body: deliveryBody(shop.items) });
    const at = String(quote.slots?.[4]?.starts_at);
    const hash = await place({ scheduled_for: at });
    await accept(hash, 40);
    expect(await seen(hash)).toMatchObject({ scheduled_for: at, promised_at: at });
    const business = { name: "Casa", time_zone: "UTC" };
    const named = { ...business, extras: { document_number: "", currency: "R$" } };
    const promisedOnPaper = async () =>
      ticketOfOrder(await seen(hash, shop.attendant), named).promised;
    expect(await promisedOnPaper()).toBe("");
    // The guest has asked for another time: cooks read that as well.
    const later = new Date(Date.parse(at) + 45 * 60_000).toISOString();
    await promise(hash, later);
    expect(await promisedOnPaper()).toBe(later.slice(11, 16));
  });

  it("ahead, from a room, comes to the kitchen by what its own service takes", async () => {
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } as const;
    const indoor = newService({ prep_minutes: 60, slots });
    await shop.owner.services.save({ body: { services: { indoor } } });
    const cartData = { items: shop.items, location: "12" };
    const { quote } = await shop.guest.orders.quote({ body: { cartData } });
    const at = String(quote.slots?.[4]?.starts_at);
    const ahead = { userData: { name: "Ana" }, cartData: { ...cartData, scheduled_for: at } };
    const { hash } = await sendOrder(shop.guest, ahead);
    await accept(hash);
    const tickets = async () => (await shop.attendant.kitchen.tickets()).tickets;
    shop.nowMs = Date.parse(at) - 60 * 60_000 - 1;
    expect(await tickets()).toEqual([]);
    shop.nowMs += 1;
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
    expect(await refusalOf(promise(hash, at, shop.guest))).toMatchObject({
      error: "access_denied",
    });
    expect(await refusalOf(promise("0".repeat(32), at))).toMatchObject({ error: "not_found" });
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
    const { tickets } = await shop.attendant.kitchen.tickets({});
    expect(tickets).toMatchObject([{ hash, due_at: "2026-11-25T18:25:00.000Z" }]);
  });
});
