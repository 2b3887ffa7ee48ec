import { beforeEach, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import type { WireServiceSettings } from "../../contract/services.ts";
import { everyDay, newArea, newService } from "../account/testing-services.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, deliveryTo, sendOrder, type OrderBody } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp({ now: () => new Date(nowMs), events: noRelay });
let account: TestAccount;
let owner: Caller;
let guest: Caller;
let items: SentCart["items"];
/** A Wednesday; 15:00 in São Paulo. */
const noon = Date.parse("2026-11-25T18:00:00Z");
let nowMs = noon;
beforeEach(async () => {
  nowMs = noon;
  account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true, attendantOrder: true },
    extras: { locations: 3, pix_code: "dona@example.com", address_city: "São José dos Campos" },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2000 }] },
  ]);
  items = { [String(ids["Calabresa"])]: { qty: 1 } };
  owner = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
});

type Services = Partial<Record<"delivery" | "takeout" | "indoor", Partial<WireServiceSettings>>>;
const set = (services: Services) =>
  owner.services.save({
    body: {
      services: Object.fromEntries(
        Object.entries(services).map(([name, changes]) => [name, newService(changes)]),
      ),
    },
  });
const body = (cartData: Partial<SentCart> = {}, more: Partial<OrderBody> = {}): OrderBody => ({
  ...deliveryBody(items, { cartData }),
  ...more,
});
const quoteOf = async (cartData: Partial<SentCart> = {}) =>
  (await guest.orders.quote({ body: { cartData: body(cartData).cartData } })).quote;
const refused = (cartData: Partial<SentCart> = {}, more: Partial<OrderBody> = {}) =>
  refusalOf(sendOrder(guest, body(cartData, more)));
const placed = async (cartData: Partial<SentCart> = {}, more: Partial<OrderBody> = {}) => {
  const { hash } = await sendOrder(guest, body(cartData, more));
  return guest.orders.get({ params: { hash } });
};
const orderCount = async () => (await owner.orders.list({ query: {} })).orders.length;

describe("an order of an account that has set nothing", () => {
  it("is what it was before", async () => {
    const quote = await quoteOf();
    expect(quote).toMatchObject({
      service: "delivery",
      state: "open",
      refusal: null,
      area_needs: [],
      takeout: false,
      delivery_fee: 0,
      total_amount: 20,
      promised_minutes: 0,
    });
    expect(quote).not.toHaveProperty("slots");
    const order = await placed();
    expect(order).toMatchObject({ mode: "delivery", service: "delivery", total_amount: 20 });
    expect(order).not.toHaveProperty("promised_at");
  });
});

describe("threat 60: an order while nobody takes any", () => {
  const closed = { hours: everyDay("18:00", 480) };

  it("is refused with when the shop opens, and stores nothing", async () => {
    await set({ delivery: closed });
    expect(await refused()).toMatchObject({
      status: 409,
      error: "closed",
      quote: { state: "closed", refusal: "closed", opens_at: "2026-11-25T21:00:00.000Z" },
    });
    expect(await orderCount()).toBe(0);
    nowMs = Date.parse("2026-11-25T21:00:00Z");
    expect((await placed()).service).toBe("delivery");
  });

  it("is refused in a pause with its reason, and taken when that is over", async () => {
    const attendant = await signedInAttendant(testApp, account);
    await attendant.services.pause({
      params: { service: "delivery" },
      body: { minutes: 30, reason: "Chuva" },
    });
    expect(await refused()).toMatchObject({
      error: "closed",
      quote: { state: "paused", reason: "Chuva", opens_at: "2026-11-25T18:30:00.000Z" },
    });
    nowMs += 30 * 60_000;
    await placed();
  });

  it("is refused where the service is off, and taken from another that is on", async () => {
    await set({ delivery: { enabled: false }, takeout: {} });
    expect(await refused()).toMatchObject({ error: "closed", quote: { takeout: true } });
    expect((await placed({ service: "takeout" })).service).toBe("takeout");
  });

  it("is refused to a room, and never on a tab of the staff", async () => {
    await set({ indoor: closed });
    expect(await refused({ location: "12" })).toMatchObject({
      error: "closed",
      quote: { service: "indoor" },
    });
    const attendant = await signedInAttendant(testApp, account);
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
    const { hash } = await sendOrder(attendant, {
      userData: { name: "" },
      cartData: { items },
      locationHash: tab.hash,
    });
    expect(await owner.orders.get({ params: { hash } })).toMatchObject({
      service: "indoor",
      service_amount: 2,
    });
  });
});

describe("an order that is fetched", () => {
  beforeEach(() => set({ takeout: { prep_minutes: 20 } }));

  it("needs a name and a phone, and no address; one of an earlier delivery is not kept", async () => {
    const userData = { name: "Ana", phone: "(19) 99999-0000" };
    const cartData: Partial<SentCart> = { service: "takeout", paymentMethod: "pix" };
    const order = await placed(cartData, { userData });
    expect(order).toMatchObject({
      service: "takeout",
      address: "",
      delivery_fee: 0,
      payment_method_name: "PIX",
      promised_at: "2026-11-25T18:20:00.000Z",
    });
    expect(await refused(cartData, { userData: { name: "Ana" } })).toMatchObject({
      error: "mandatory_fields",
      problems: { "userData.phone": { code: "required" } },
    });
  });
});

describe("an order to an area", () => {
  beforeEach(async () => {
    await set({ delivery: { prep_minutes: 30 }, takeout: {} });
    await owner.areas.save({
      body: {
        areas: [
          newArea("Centro", { fee: 7.5, minimum_amount: 15, free_above: 60, minutes: 15 }),
          newArea("Jardim América", { fee: 12 }),
          newArea("Morro", { kind: "excluded", districts: ["Morro"], fee: 0 }),
        ],
      },
    });
  });
  const to = (district: string) => ({ addressData: { ...deliveryTo.addressData, district } });

  it("costs the area's fee, which the order keeps with the area's name and what was promised", async () => {
    expect(await quoteOf()).toMatchObject({
      area: { name: "Centro" },
      delivery_fee: 7.5,
      total_amount: 27.5,
      minimum_amount: 15,
      free_above: 60,
      promised_minutes: 45,
      lines: [{ unit_amount: 20, amount: 20 }],
    });
    const order = await placed();
    await owner.areas.save({ body: { areas: [] } });
    expect(await guest.orders.get({ params: { hash: order.hash } })).toMatchObject({
      subtotal_amount: 20,
      delivery_fee: 7.5,
      total_amount: 27.5,
      area: "Centro",
      promised_at: "2026-11-25T18:45:00.000Z",
    });
  });

  it("is found by the district as it is abbreviated, or as the guest has chosen it", async () => {
    expect((await quoteOf(to("jd.  america"))).delivery_fee).toBe(12);
    const chosen = { ...to("América"), area_district: "Jardim América" };
    expect((await placed(chosen)).area).toBe("Jardim América");
    // The choice was made for an earlier address.
    const corrected = { ...to("Centro"), area_district: "Jardim América" };
    expect((await placed(corrected)).area).toBe("Centro");
  });

  it("is free of the fee from what the area says on, by its items alone", async () => {
    const [id = ""] = Object.keys(items);
    expect(await quoteOf({ items: { [id]: { qty: 3 } } })).toMatchObject({
      delivery_fee: 0,
      total_amount: 60,
    });
  });

  it("is refused outside and where nobody goes, with pickup offered", async () => {
    for (const district of ["Taquaral", "Morro"]) {
      expect(await refused(to(district))).toMatchObject({
        status: 409,
        error: "out_of_area",
        quote: { refusal: "out_of_area", takeout: true },
      });
    }
    expect((await placed({ ...to("Taquaral"), service: "takeout" })).delivery_fee).toBe(0);
  });

  it("is refused below the minimum, which says what is missing", async () => {
    await set({ delivery: { minimum_amount: 50 } });
    expect(await refused()).toMatchObject({
      error: "below_minimum",
      quote: { minimum_amount: 50, missing_amount: 30 },
    });
  });

  it("must say what decides: the postal code where areas go by it", async () => {
    await owner.areas.save({
      body: {
        areas: [
          newArea("Vale", {
            kind: "postal_code",
            districts: [],
            ranges: [["13010-000", "13019-999"]],
          }),
        ],
      },
    });
    expect((await quoteOf()).area_needs).toEqual(["postal_code"]);
    expect(await refused()).toMatchObject({
      error: "mandatory_fields",
      problems: { "cartData.addressData.postal_code": { code: "required" } },
    });
    const at = (postal_code: string) => ({
      addressData: { ...deliveryTo.addressData, postal_code },
    });
    expect((await refused(at("13020-000"))).error).toBe("out_of_area");
    for (const edge of ["13010000", "13019-999"])
      expect((await placed(at(edge))).area).toBe("Vale");
  });

  it("is refused when its total is another than was shown, with the new quote, and taken at that", async () => {
    const { total_amount: shown } = await quoteOf();
    await owner.areas.save({ body: { areas: [newArea("Centro", { fee: 9 })] } });
    const answer = await refused({}, { shown_total: shown });
    expect(answer).toMatchObject({
      status: 409,
      error: "quote_changed",
      quote: { delivery_fee: 9, total_amount: 29, refusal: null },
    });
    expect(await orderCount()).toBe(0);
    expect((await placed({}, { shown_total: answer.quote?.total_amount })).total_amount).toBe(29);
  });
});

describe("an order with a price that the guest has not seen", () => {
  it("is refused with what it comes to by now, the way included", async () => {
    await owner.areas.save({ body: { areas: [newArea("Centro", { fee: 7 })] } });
    const [id = ""] = Object.keys(items);
    const seen = (price: number) => ({ items: { [id]: { qty: 2, extras: { price } } } });
    const answer = await refused(seen(18), { shown_total: 43 });
    expect(answer).toMatchObject({
      status: 409,
      error: "price_changed",
      lines: [{ path: id, old_price: 18, new_price: 20 }],
      quote: { subtotal_amount: 40, delivery_fee: 7, total_amount: 47, refusal: null },
    });
    expect(await orderCount()).toBe(0);
    const agreed = { shown_total: answer.quote?.total_amount };
    expect((await placed(seen(20), agreed)).total_amount).toBe(47);
  });
});

describe("a service that accepts by itself", () => {
  it("has taken a guest's order when it is there", async () => {
    await set({ delivery: { accepts: "auto" } });
    expect(await placed()).toMatchObject({
      new: false,
      status_id: 1,
      accepted_at: "2026-11-25T18:00:00.000Z",
    });
  });
});

describe("an order that is ready", () => {
  it("says since when, to its guest too; saying so again changes nothing", async () => {
    const { hash } = await placed();
    const ready = () => owner.orders.markReady({ params: { hash }, body: {} });
    const { order } = await ready();
    expect([order.new, typeof order.ready_at]).toEqual([false, "string"]);
    expect((await ready()).order.ready_at).toBe(order.ready_at);
    expect((await guest.orders.get({ params: { hash } })).ready_at).toBe(order.ready_at);
    const cancelled = await placed();
    await owner.orders.setStatus({
      params: { hash: cancelled.hash, statusId: "6" },
      body: { reason: "duplicate" },
    });
    const late = owner.orders.markReady({ params: { hash: cancelled.hash }, body: {} });
    expect((await refusalOf(late)).error).toBe("deal_closed");
  });
});

describe("a cart with something that is gone", () => {
  it("has a quote of the rest, which names it", async () => {
    const gone = crypto.randomUUID();
    const [id = ""] = Object.keys(items);
    const quote = await quoteOf({
      items: { ...items, [gone]: { qty: 1 }, [id]: { qty: 1, children: { [gone]: { qty: 1 } } } },
    });
    expect(quote).toMatchObject({
      refusal: "unavailable_items",
      unavailable: [`${id}/${gone}`, gone],
      total_amount: 20,
    });
  });
});

describe("a PIX code of an order", () => {
  const codeOf = (hash: string, caller = guest) =>
    caller.orders.pix({ params: { hash }, query: {} });

  it("has the exact amount, the account's key and the order's number", async () => {
    await owner.areas.save({ body: { areas: [newArea("Centro", { fee: 7.5 })] } });
    const order = await placed();
    const { payload, amount, txid } = await codeOf(order.hash);
    expect([amount, txid]).toEqual([27.5, `PEDIDO${order.id}`]);
    expect(payload).toContain("0116dona@example.com");
    expect(payload).toContain("540527.50");
    expect(payload).toContain("6015Sao Jose dos Ca");
    expect(await codeOf(order.hash, owner)).toEqual({ payload, amount, txid });
  });

  it("is nobody else's, and there is none for what is not to be paid", async () => {
    const { hash } = await placed();
    const other = newCaller(testApp, account);
    await sendOrder(other, body());
    expect((await refusalOf(codeOf(hash, other))).status).toBe(404);
    await owner.account.save({ body: { extras: { pix_code: "" } } });
    expect((await refusalOf(codeOf(hash))).status).toBe(404);
  });
});
