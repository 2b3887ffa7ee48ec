import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { newKitchen, type Kitchen } from "./testing-stock.ts";

const testApp = sharedApp({ now: () => new Date(nowMs), events: noRelay });
let kitchen: Kitchen;
/** 15:00 of a Wednesday in São Paulo. */
const noon = Date.parse("2026-11-25T18:00:00Z");
let nowMs = noon;
beforeEach(async () => {
  nowMs = noon;
  kitchen = await newKitchen(testApp);
});

const guest = () => newCaller(testApp, kitchen.account);
const place = (items = kitchen.cart(1)) => sendOrder(guest(), deliveryBody(items));
const quote = async (items = kitchen.cart(1)) =>
  (await guest().orders.quote({ body: { cartData: { items } } })).quote;
const say = (title: string, until: string | null, who: Caller = kitchen.attendant) =>
  who.content.setSoldOut({ params: { id: kitchen.id(title) }, body: { until } });

/** When each sold-out entry of a guest's menu can be had again, by title; "reopened" if no time is set. */
async function soldOut() {
  const { menu, menuSubGroups } = await guest().content.menu();
  const items = [...menu, ...Object.values(menuSubGroups).flat()].flatMap((one) => one.items);
  return Object.fromEntries(
    items.flatMap(({ title_br, extras: { sold_out, sold_out_until } }) =>
      sold_out ? [[title_br, sold_out_until ?? "reopened"]] : [],
    ),
  );
}

/** All that was said and counted, in its order. */
function said() {
  const { accountId } = kitchen.account;
  return withAccount(testApp.database, { accountId, mode: "read" }, (tx) =>
    tx.db
      .selectFrom("stock_changes as c")
      .innerJoin("users as u", (join) =>
        join.onRef("u.account_id", "=", "c.account_id").onRef("u.user_id", "=", "c.user_id"),
      )
      .select(["u.name", "c.what", "c.before", "c.after"])
      .where("c.account_id", "=", accountId)
      .orderBy("c.changed_at")
      .execute(),
  );
}

describe("sold out", () => {
  it("stays until an attendant says that there is more of it, and cannot be ordered meanwhile", async () => {
    const id = kitchen.id("Feijoada");
    expect(await say("Feijoada", "reopened")).toEqual({ id, sold_out: true });
    expect(await soldOut()).toEqual({ Feijoada: "reopened" });
    expect(await refusalOf(place())).toMatchObject({
      status: 409,
      error: "sold_out",
      lines: [{ path: id, title_br: "Feijoada" }],
    });
    expect(await quote()).toMatchObject({ refusal: "sold_out", sold_out: [{ path: id }] });
    expect(await say("Feijoada", null)).toEqual({ id, sold_out: false });
    expect(await soldOut()).toEqual({});
    await place();
  });

  it("for the day ends with the business day, at five in the morning of the account's clocks", async () => {
    const morning = "2026-11-26T08:00:00.000Z";
    expect(await say("Feijoada", "day")).toMatchObject({ sold_out_until: morning });
    nowMs = Date.parse(morning) - 1;
    expect(await soldOut()).toEqual({ Feijoada: morning });
    expect((await refusalOf(place())).error).toBe("sold_out");
    nowMs += 1;
    expect(await soldOut()).toEqual({});
    await place();
    // Before five the evening goes on.
    nowMs = Date.parse("2026-11-26T07:59:00Z");
    expect(await say("Salada", "day")).toMatchObject({ sold_out_until: morning });
  });

  it("for the day can be ordered for tomorrow, and until somebody says otherwise for no time", async () => {
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 7 } as const;
    await kitchen.owner.services.save({
      body: { services: { delivery: newService({ slots }) } },
    });
    const at = (scheduled_for: string) =>
      sendOrder(guest(), deliveryBody(kitchen.cart(1, 1), { cartData: { scheduled_for } }));
    const [tonight, tomorrow] = ["2026-11-25T23:00:00.000Z", "2026-11-26T15:00:00.000Z"] as const;
    await say("Feijoada", "day");
    await say("Torresmo", "day");
    expect((await refusalOf(at(tonight))).error).toBe("sold_out");
    const { hash } = await at(tomorrow);
    // So can what staff add to that order.
    const more = { params: { hash }, body: { items: kitchen.cart(1) } };
    await kitchen.attendant.orderLines.edit(more, { idempotencyKey: randomUUID() });
    await say("Torresmo", "reopened");
    expect((await refusalOf(at(tomorrow))).error).toBe("sold_out");
  });

  it("for the day is over the next morning for an order of which the time is past, too", async () => {
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 7 } as const;
    await kitchen.owner.services.save({
      body: { services: { delivery: newService({ slots }) } },
    });
    const scheduled_for = "2026-11-25T23:00:00.000Z";
    const order = deliveryBody(kitchen.cart(1), { cartData: { scheduled_for } });
    const { hash } = await sendOrder(guest(), order);
    await say("Feijoada", "day");
    const more = { params: { hash }, body: { items: kitchen.cart(1) } };
    const edit = () => kitchen.attendant.orderLines.edit(more, { idempotencyKey: randomUUID() });
    expect((await refusalOf(edit())).error).toBe("sold_out");
    nowMs = Date.parse("2026-11-26T08:01:00Z");
    await edit();
  });

  it("for an hour ends by itself; an instant that has passed is none", async () => {
    const inAnHour = new Date(noon + 3_600_000).toISOString();
    await say("Feijoada", inAnHour);
    expect(await soldOut()).toEqual({ Feijoada: inAnHour });
    nowMs = noon + 3_600_000;
    expect(await soldOut()).toEqual({});
    expect(await refusalOf(say("Feijoada", inAnHour))).toMatchObject({
      status: 422,
      problems: { until: { code: "in_the_past" } },
    });
    const category = kitchen.id("Pratos");
    const ofCategory = { params: { id: category }, body: { until: "day" } };
    expect((await refusalOf(kitchen.owner.content.setSoldOut(ofCategory))).error).toBe("not_found");
  });

  it("of an option names the line that has it; without the option the rest can be had", async () => {
    await say("Torresmo", "reopened");
    const path = `${kitchen.id("Feijoada")}/${kitchen.id("Torresmo")}`;
    expect(await refusalOf(place(kitchen.cart(1, 1)))).toMatchObject({
      error: "sold_out",
      lines: [{ path, title_br: "Torresmo" }],
    });
    await place();
  });

  it("of an option is said of all that are called so in one call, where it is not said for as long, and taken back so", async () => {
    const [elsewhere, { content }] = [await newKitchen(testApp), kitchen.owner];
    /** Adds an option to a new group of the salad. */
    const addOption = async (title_br: string, stock?: number) => {
      const group = { title_br: "Extras", parent_id: kitchen.id("Salada") };
      const { newCategory } = await content.saveCategory({ body: { data: group } });
      const data = { title_br, parent_id: newCategory.id, extras: { stock } };
      return (await content.saveItem({ body: { subItem: true, data } })).newItem.id;
    };
    const counted = await addOption("TORRESMO", 3);
    const gone = await addOption("TORRESMo", 0);
    const hour = await addOption("torresmo");
    const dish = { title_br: "torresmO", parent_id: kitchen.id("Pratos") };
    await content.saveItem({ body: { data: dish } });
    const inAnHour = new Date(noon + 3_600_000).toISOString();
    await kitchen.attendant.content.setSoldOut({
      params: { id: hour },
      body: { until: inAnHour },
    });
    const sayAll = (until: string | null) =>
      kitchen.attendant.content.setSoldOut({
        params: { id: kitchen.id("Torresmo") },
        body: { until, same_title: true },
      });
    expect((await sayAll("reopened")).sold_out).toBe(true);
    const out = { TORRESMO: "reopened", TORRESMo: "reopened", torresmo: "reopened" };
    expect(await soldOut()).toEqual({ ...out, Torresmo: "reopened" });
    await sayAll(inAnHour);
    expect(await soldOut()).toEqual({ ...out, Torresmo: inAnHour });
    const there = await elsewhere.owner.content.menu();
    expect(JSON.stringify(there)).not.toContain('"sold_out":true');
    await sayAll(null);
    expect(await soldOut()).toEqual({ TORRESMo: "reopened" });
    expect((await kitchen.attendant.content.stock()).stock).toEqual(
      expect.arrayContaining([
        { id: counted, left: 3 },
        { id: gone, left: 0 },
      ]),
    );
    await kitchen.attendant.content.setStock({ params: { id: gone }, body: { stock: 1 } });
    expect(await soldOut()).toEqual({});
    const refused = { id: kitchen.id("Pratos") };
    const ofCategory = { params: refused, body: { until: "day", same_title: true } } as const;
    expect((await refusalOf(content.setSoldOut(ofCategory))).error).toBe("not_found");
    const after = (await said()).flatMap((row) => (row.what === "sold_out" ? [row.after] : []));
    const reopened = ["reopened", "reopened", "reopened"];
    expect(after).toEqual([inAnHour, ...reopened, inAnHour, null, null, null]);
  });

  it("of what must be chosen is that of the item, until the instant at which it can be had", async () => {
    const group = { id: kitchen.id("Carnes"), extras: { min: 1 } };
    await kitchen.owner.content.saveCategory({ body: { data: group } });
    const inAnHour = new Date(noon + 3_600_000).toISOString();
    await say("Torresmo", inAnHour);
    expect(await soldOut()).toEqual({ Feijoada: inAnHour, Torresmo: inAnHour });
    expect(await quote(kitchen.cart(1, 1))).toMatchObject({ refusal: "sold_out" });
    nowMs = noon + 3_600_000;
    expect(await soldOut()).toEqual({});
  });

  it("comes before a broken rule of its group, in a quote and in the order", async () => {
    const group = { id: kitchen.id("Carnes"), extras: { max: 1 } };
    await kitchen.owner.content.saveCategory({ body: { data: group } });
    const items = kitchen.cart(1, 2);
    expect(await quote(items)).toMatchObject({ refusal: "invalid_options" });
    await say("Torresmo", "reopened");
    expect(await quote(items)).toMatchObject({ refusal: "sold_out" });
    expect((await refusalOf(place(items))).error).toBe("sold_out");
  });

  it("an edit that brings the item as it was shown leaves it as it is", async () => {
    await kitchen.setStock("Feijoada", 0);
    const { menu } = await kitchen.owner.content.menu();
    const item = menu[0]!.items[0]!;
    expect(item.extras).toMatchObject({ sold_out: true, counted: true, stock: 0 });
    await kitchen.owner.content.saveItem({ body: { data: item } });
    await kitchen.setStock("Feijoada", 1);
    expect(await soldOut()).toEqual({});
  });

  it("threat 64: is said by the account's own staff, and by nobody else", async () => {
    const other = await newKitchen(testApp);
    const strangers = [
      [other.attendant, 403, "access_denied"],
      [guest(), 400, "auth_required"],
    ] as const;
    const params = { id: kitchen.id("Feijoada") };
    for (const [who, status, error] of strangers) {
      // A caller of another account asks at this one's host.
      const there = guest();
      there.useToken(who.token());
      const calls = [
        () => there.content.setSoldOut({ params, body: { until: "reopened" } }),
        () => there.content.setStock({ params, body: { stock: 0 } }),
        () => there.content.stock(),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status, error });
    }
    const ownHost = other.attendant.content.setSoldOut({ params, body: { until: "reopened" } });
    expect((await refusalOf(ownHost)).error).toBe("not_found");
    const known = guest();
    await sendOrder(known, deliveryBody(kitchen.cart(1)));
    const ofGuest = known.content.setSoldOut({ params, body: { until: "reopened" } });
    expect((await refusalOf(ofGuest)).error).toBe("access_denied");
    expect(await soldOut()).toEqual({});
  });

  it("keeps who has said it, and what was before", async () => {
    await say("Feijoada", "reopened");
    await say("Feijoada", null, kitchen.owner);
    await kitchen.setStock("Feijoada", 12);
    await kitchen.owner.content.saveItem({
      body: { data: { id: kitchen.id("Feijoada"), extras: { stock: 9 } } },
    });
    const byTable = { id: kitchen.id("Feijoada"), data: { extras: { stock: 7 } } };
    await kitchen.owner.content.saveValues({ body: { edits: [byTable] } });
    const juice = { title_br: "Suco", parent_id: kitchen.id("Pratos"), extras: { stock: 3 } };
    await kitchen.owner.content.saveItem({ body: { data: juice } });
    expect(await said()).toEqual([
      { name: "Garçom", what: "sold_out", before: null, after: "reopened" },
      { name: "Dona", what: "sold_out", before: "reopened", after: null },
      { name: "Garçom", what: "stock", before: null, after: "12" },
      { name: "Dona", what: "stock", before: "12", after: "9" },
      { name: "Dona", what: "stock", before: "9", after: "7" },
      { name: "Dona", what: "stock", before: null, after: "3" },
    ]);
  });
});
