import { beforeEach, describe, expect, it } from "vitest";
import { newService } from "../account/testing-services.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { sharedApp } from "../testing/start-app.ts";

const noon = new Date("2026-11-10T15:00:00Z");

let now = noon;
const testApp = sharedApp({ now: () => now });

let account: TestAccount;
let items: Record<string, { qty: number }>;
let admin: Caller;
beforeEach(async () => {
  now = noon;
  account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true, attendantOrder: true },
    extras: { locations: 9 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  items = { [String(ids["Água"])]: { qty: 1 } };
  admin = await signedInAdmin(testApp, account);
  await admin.services.save({ body: { services: { takeout: newService() } } });
});

const delivered = (name: string) =>
  sendOrder(newCaller(testApp, account), deliveryBody(items, { userData: { name } }));
const fetched = (name: string) =>
  sendOrder(
    newCaller(testApp, account),
    deliveryBody(items, {
      userData: { name },
      cartData: { service: "takeout", addressData: undefined },
    }),
  );

async function atTable(number: number) {
  const { locations } = await admin.tables.list();
  const location = locations.find((one) => one.number === number)?.id ?? "";
  return sendOrder(admin, tabOrder(await newTab(admin, { location }), items));
}

type Query = NonNullable<NonNullable<Parameters<Caller["orders"]["list"]>[0]>["query"]>;

async function found(query: Query, caller: Caller = admin): Promise<number[]> {
  const { orders } = await caller.orders.list({ query });
  return orders.map((row) => ("id" in row ? row.id : row.display_number));
}

describe("a search among the orders", () => {
  it("finds words of the customer's name, whatever their case and accents", async () => {
    const { id: ana } = await delivered("Ana Cláudia D'Ávila");
    const { id: joao } = await fetched("João 100% Anão");
    expect(await found({ q: "claudia ANA" })).toEqual([ana]);
    expect(await found({ q: "davila" })).toEqual([ana]);
    expect(await found({ q: "an" })).toEqual([joao, ana]);
    expect(await found({ q: "100%" })).toEqual([joao]);
    expect(await found({ q: "1_0" })).toEqual([]);
    expect(await found({ q: "%" })).toEqual([joao]);
  });

  it("finds a table by its number, and an order by its own, however old it is", async () => {
    const { id: first, hash } = await delivered("Bia");
    await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    now = new Date(noon.getTime() + 40 * 24 * 3_600_000);
    admin = await signedInAdmin(testApp, account);
    const { id: seated } = await atTable(7);
    const { id: other } = await delivered("Caio");
    expect(await found({ q: "mesa 7" })).toEqual([seated]);
    expect(await found({ q: "#001" })).toEqual([first]);
    expect(await found({ q: "mesa 1" })).toEqual([]);
    expect(await found({ q: "1", tab: "finished" })).toEqual([first]);
    expect(await found({ q: "1", tab: "progress" })).toEqual([]);
    expect(await found({ q: `#00${other}`, mine: "1" })).toEqual([]);
    expect(await found({ q: "bia" })).toEqual([]);
    expect(await found({ q: "bia", from: "2026-11-01", to: "2026-11-30" })).toEqual([first]);
  });

  it("has one service alone, and those of it that are searched for", async () => {
    const { id: ana } = await delivered("Ana");
    const { id: bia } = await fetched("Bia");
    const { id: seated } = await atTable(3);
    expect(await found({ service: "delivery" })).toEqual([ana]);
    expect(await found({ service: "takeout" })).toEqual([bia]);
    expect(await found({ service: "indoor" })).toEqual([seated]);
    expect(await found({ service: "takeout", q: "ana" })).toEqual([]);
    // An order's number does not find it among another service's orders.
    expect(await found({ service: "takeout", q: String(ana) })).toEqual([]);
  });

  it("goes on over its pages, each order once, beginning with the number that was asked for", async () => {
    const hashes = [];
    for (let n = 0; n < 53; n += 1) hashes.unshift((await delivered("Ana 2")).id);
    const first = await admin.orders.list({ query: { q: "2" } });
    expect(first.orders.length).toBe(51);
    expect(first.orders[0]).toMatchObject({ id: 2 });
    const rest = await admin.orders.list({ query: { q: "2", cursor: first.next ?? "" } });
    expect(rest.next).toBeNull();
    const all = [...first.orders, ...rest.orders].map((row) => ("id" in row ? row.id : 0));
    expect([...new Set(all)].toSorted((a, b) => b - a)).toEqual(hashes);
  });

  it("is the staff's: a guest's list stays as it is", async () => {
    const guest = newCaller(testApp, account);
    const { id } = await sendOrder(guest, deliveryBody(items, { userData: { name: "Ana" } }));
    await delivered("Bia");
    expect(await found({ q: "bia", service: "takeout" }, guest)).toEqual([id]);
  });
});

describe("what the board of the staff reads", () => {
  it("comes in few pages, and says how long orders may wait", async () => {
    for (let n = 0; n < 60; n += 1) await delivered("Ana");
    const attendant = await signedInAttendant(testApp, account);
    const board = await attendant.orders.list({ query: { tab: "progress" } });
    expect([board.orders.length, board.next]).toEqual([60, null]);
    const usual = { warn_minutes: 10, late_minutes: 20 };
    expect(board.age_limits).toEqual({ delivery: usual, takeout: usual, indoor: usual });
    const slow = { warn_minutes: 30, late_minutes: 50 };
    await admin.services.save({
      body: { services: { delivery: newService({ age_limits: slow }) } },
    });
    const { age_limits } = await attendant.orders.list({ query: { tab: "progress" } });
    expect(age_limits).toEqual({ delivery: slow, takeout: usual, indoor: usual });
    expect((await attendant.kitchen.tickets()).age_limits).toEqual(age_limits);
    expect(await newCaller(testApp, account).orders.list({ query: {} })).not.toHaveProperty(
      "age_limits",
    );
  });
});
