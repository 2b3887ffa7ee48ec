import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sendOrder, type OrderBody } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { tableId } from "./table-id.ts";

type Bar = { account: TestAccount; owner: Caller; attendant: Caller; water: string };

const testApp = sharedApp();
let bar: Bar;
beforeAll(async () => {
  bar = await newBar();
});

async function newBar(): Promise<Bar> {
  const account = await newAccount(testApp, {
    features: { localOrder: true, attendantOrder: true, delivery: true },
    extras: { locations: 9, service_percent: 10 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  const owner = await signedInAdmin(testApp, account);
  const attendant = await signedInAttendant(testApp, account);
  return { account, owner, attendant, water: String(ids["Água"]) };
}

const idOf = (table: number, { account }: Bar = bar) => tableId(account.accountId, table);
const keyOf = async (table: number, at: Bar = bar) =>
  (await at.owner.tables.renewKey({ params: { id: idOf(table, at) }, body: {} })).key;

const orderAt = (table: number | string, key: string, { name = "Ana" } = {}): OrderBody => ({
  userData: { name },
  cartData: { items: { [bar.water]: { qty: 2 } }, location: String(table), table_key: key },
});

async function tabsOf(table: number) {
  const { locations } = await bar.attendant.tables.list();
  return locations.find(({ number }) => number === table)?.sheets ?? [];
}

const detailsOf = async (hash: string) =>
  (await bar.attendant.sheets.get({ params: { hash } })).details;

it("owners read when each key was renewed last, and by whom", async () => {
  await keyOf(1);
  await keyOf(2);
  await keyOf(1);
  const { renewals } = await bar.owner.tables.keyRenewals({});
  expect(renewals).toMatchObject([
    { table: 1, by: "Dona" },
    { table: 2, by: "Dona" },
  ]);
  expect(Date.parse(String(renewals[0]?.at))).toBeGreaterThan(Date.parse(String(renewals[1]?.at)));
  const refused = await refusalOf(bar.attendant.tables.keyRenewals({}));
  expect(refused.error).toBe("access_denied");
});

describe("a guest with the key of a table's code", () => {
  it("orders onto the table's shared tab, which is opened, and waits to be accepted", async () => {
    const key = await keyOf(1);
    const guest = newCaller(testApp, bar.account);
    const body = orderAt(1, key);
    const { quote } = await guest.orders.quote({ body: { cartData: body.cartData } });
    expect([quote.service_amount, quote.total_amount, quote.refusal]).toEqual([1, 11, null]);
    const placed = await sendOrder(guest, { ...body, shown_total: 11 });
    expect([placed.status_id, placed.total_amount]).toEqual([5, 11]);
    const [tab, ...others] = await tabsOf(1);
    expect(others).toEqual([]);
    const details = await detailsOf(String(tab?.hash));
    expect(details.orders).toMatchObject([
      { user_name: "Ana", by_guest: true, new: true, placed_by: null, table_number: 1 },
    ]);
    expect(await guest.orders.get({ params: { hash: placed.hash } })).toMatchObject({
      mine: true,
      steps: [{ status_id: 5 }],
    });
  });

  it("keeps the request for the bill while a further order waits, and when it is refused", async () => {
    const own = await newBar();
    const { attendant } = own;
    const key = await keyOf(4, own);
    const order = () => {
      const cartData = { items: { [own.water]: { qty: 1 } }, location: "4", table_key: key };
      return sendOrder(newCaller(testApp, own.account), { userData: { name: "Ana" }, cartData });
    };
    const ask = () =>
      newCaller(testApp, own.account).tables.requestService({ body: { number: 4, bill: true } });
    const isAsked = async () => {
      const { locations } = await attendant.tables.list();
      return locations.find(({ number }) => number === 4)?.bill_requested_at !== null;
    };
    await ask();
    const { hash } = await order();
    const reason = "unavailable_item";
    await attendant.orders.refuse({ params: { hash }, body: { reason } });
    expect(await isAsked()).toBe(true);
    await attendant.orders.accept({ params: { hash: (await order()).hash }, body: {} });
    expect(await isAsked()).toBe(false);
    await ask();
    const { hash: last } = await order();
    await attendant.orders.setStatus({ params: { hash: last, statusId: "1" }, body: {} });
    expect(await isAsked()).toBe(false);
  });

  it("is told of no service where staff waived it for the table, as the order then says", async () => {
    const key = await keyOf(9);
    const guest = newCaller(testApp, bar.account);
    const sheet = await newTab(bar.attendant, { location: idOf(9), individual: false });
    const items = { [bar.water]: { qty: 2 } };
    await sendOrder(bar.attendant, tabOrder(sheet, items));
    await payTab(bar.attendant, { sheet, amount: 1, waive_service: true });
    const body = orderAt(9, key);
    const quoted = async (cartData: OrderBody["cartData"]) => {
      const { quote } = await guest.orders.quote({ body: { cartData } });
      return [quote.service_amount, quote.total_amount];
    };
    expect(await quoted(body.cartData)).toEqual([0, 10]);
    const { hash } = await sendOrder(guest, { ...body, shown_total: 10 });
    expect(await guest.orders.get({ params: { hash } })).toMatchObject({ total_amount: 10 });
    // Only who has the key is told of the tab.
    expect(await quoted(orderAt(9, "0".repeat(32)).cartData)).toEqual([1, 11]);
  });

  it("shares the tab with others at the table, also at the same moment", async () => {
    const key = await keyOf(2);
    const guests = ["Ana", "Bia", "Caio", "Davi"].map((name) => ({
      name,
      caller: newCaller(testApp, bar.account),
    }));
    await Promise.all(
      guests.map(({ name, caller }) => sendOrder(caller, orderAt(2, key, { name }))),
    );
    const [tab, ...others] = await tabsOf(2);
    expect(others).toEqual([]);
    const { orders } = await detailsOf(String(tab?.hash));
    expect(orders.map(({ user_name: name }) => name).toSorted()).toEqual(
      guests.map(({ name }) => name),
    );
  });

  it("orders onto the tab still when that has gone to another table, or into another's tab, and nobody else does", async () => {
    const key = await keyOf(7);
    const guest = newCaller(testApp, bar.account);
    await sendOrder(guest, orderAt(7, key));
    const [tab] = await tabsOf(7);
    const hash = String(tab?.hash);
    await bar.attendant.sheets.move({ params: { hash }, body: { location: idOf(8) } });
    const tableTold = async (caller = guest) => {
      const { cartData } = orderAt(7, key);
      return (await caller.orders.quote({ body: { cartData } })).quote.table_number;
    };
    expect(await tableTold()).toBe(8);
    expect(await tableTold(newCaller(testApp, bar.account))).toBeUndefined();
    const second = await sendOrder(guest, orderAt(7, key));
    expect(await guest.orders.get({ params: { hash: second.hash } })).toMatchObject({
      table_number: 8,
    });
    expect(await tabsOf(7)).toEqual([]);
    expect((await detailsOf(hash)).orders).toHaveLength(2);
    const into = await newTab(bar.attendant, { location: idOf(9) });
    await bar.attendant.sheets.merge({ params: { hash }, body: { into: into.hash } });
    expect(await tableTold()).toBe(9);
    // Their calls come from the new table as well.
    await guest.tables.requestService({ body: { number: 7 } });
    const { locations } = await bar.attendant.tables.list();
    const called = locations.filter(({ service_request: isCalling }) => isCalling);
    expect(called.map(({ number }) => number)).toEqual([9]);
    await sendOrder(guest, orderAt(7, key));
    expect((await detailsOf(into.hash)).orders).toHaveLength(3);
    await sendOrder(newCaller(testApp, bar.account), orderAt(7, key, { name: "Bia" }));
    const [other] = await tabsOf(7);
    expect((await detailsOf(String(other?.hash))).orders).toMatchObject([{ user_name: "Bia" }]);
    const last = await newTab(bar.attendant, { location: idOf(8) });
    await bar.attendant.sheets.merge({
      params: { hash: into.hash },
      body: { into: last.hash },
    });
    expect(await tableTold()).toBe(8);
  });

  it("begins another tab once the last one is paid", async () => {
    const key = await keyOf(3);
    const guest = newCaller(testApp, bar.account);
    const { hash } = await sendOrder(guest, orderAt("Mesa 03", key));
    const [first] = await tabsOf(3);
    await bar.attendant.orders.accept({ params: { hash }, body: {} });
    await payTab(bar.attendant, { sheet: { hash: String(first?.hash) } });
    await sendOrder(guest, orderAt(3, key));
    const [second] = await tabsOf(3);
    expect(second?.hash).not.toBe(first?.hash);
    expect((await detailsOf(String(second?.hash))).orders).toHaveLength(1);
  });

  it("owes nothing until that is accepted, and the tab does not end before it is answered", async () => {
    const guest = newCaller(testApp, bar.account);
    const key = await keyOf(5);
    const placed = await sendOrder(guest, orderAt(5, key));
    const [sheet] = await tabsOf(5);
    expect(sheet).toMatchObject({ total_amount: 0 });
    const hash = String(sheet?.hash);
    const end = () => bar.attendant.sheets.close({ params: { hash }, body: {} });
    const toAnswer = {
      status: 409,
      problems: { orders: { code: "order_to_answer", number: placed.id } },
    };
    expect(await detailsOf(hash)).toMatchObject({
      total_amount: 0,
      left_amount: 0,
      bill_lines: [],
      orders: [{ hash: placed.hash, total_amount: 11 }],
    });
    expect(await refusalOf(end())).toMatchObject(toAnswer);
    const other = await sendOrder(guest, orderAt(5, key));
    const tableEvents = () =>
      withAccount(testApp.database, { ...bar.account, mode: "read" }, (tx) =>
        tx.db
          .selectFrom("outbox")
          .select("subject_id")
          .where("account_id", "=", tx.accountId)
          .where("topic", "=", "table")
          .where("subject_id", "=", idOf(5))
          .execute(),
      );
    const { length: told } = await tableEvents();
    await bar.attendant.orders.accept({ params: { hash: other.hash }, body: {} });
    // The list of tables shows what it owes now.
    expect(await tableEvents()).toHaveLength(told + 1);
    expect(await refusalOf(payTab(bar.attendant, { sheet: { hash } }))).toMatchObject(toAnswer);
    const part = await payTab(bar.attendant, { sheet: { hash }, amount: 5 });
    expect(part).toMatchObject({ total_amount: 11, paid_amount: 5, closed: false });
    await bar.attendant.orders.accept({ params: { hash: placed.hash }, body: {} });
    expect(await payTab(bar.attendant, { sheet: { hash } })).toMatchObject({
      paid_amount: 22,
      closed: true,
    });
  });

  it("is the kitchen's at once where the owner wants that", async () => {
    const own = await newBar();
    const { services } = await own.owner.services.get();
    const { allowed: _a, state: _s, ...indoor } = services.indoor;
    await own.owner.services.save({
      body: { services: { indoor: { ...indoor, accepts: "auto" } } },
    });
    const body = orderAt(4, await keyOf(4, own));
    const items = { [own.water]: { qty: 1 } };
    const guest = newCaller(testApp, own.account);
    const placed = await sendOrder(guest, { ...body, cartData: { ...body.cartData, items } });
    expect(placed.status_id).toBe(1);
    // Nobody has taken it, so it is everybody's.
    for (const staff of [own.attendant, own.owner]) {
      const { orders } = await staff.orders.list({ query: { mine: "1" } });
      expect(orders).toMatchObject([{ hash: placed.hash, mine: true }]);
    }
  });

  it("is nothing that the kitchen sees when it is refused", async () => {
    const own = await newBar();
    const guest = newCaller(testApp, own.account);
    const body = orderAt(4, await keyOf(4, own));
    const items = { [own.water]: { qty: 1 } };
    const { hash } = await sendOrder(guest, { ...body, cartData: { ...body.cartData, items } });
    await own.attendant.orders.refuse({ params: { hash }, body: { reason: "duplicate" } });
    expect((await own.attendant.kitchen.tickets()).tickets).toEqual([]);
  });

  it("says who orders", async () => {
    const refused = await refusalOf(
      sendOrder(newCaller(testApp, bar.account), orderAt(1, await keyOf(1), { name: " " })),
    );
    expect(refused.fields).toEqual({ "userData.name": "obrigatório" });
  });
});

describe("threat 67: a table's key", () => {
  const sent = (body: OrderBody, account = bar.account) =>
    refusalOf(sendOrder(newCaller(testApp, account), body));

  it("is refused when it is made up, another table's, another account's, or renewed; no tab is opened", async () => {
    const [old, others] = [await keyOf(6), await keyOf(7)];
    const elsewhere = await keyOf(6, await newBar());
    await keyOf(6);
    const wrong = ["0".repeat(32), "", "x", others, elsewhere, old];
    for (const key of wrong) {
      expect(await sent(orderAt(6, key))).toMatchObject({ status: 403, error: "invalid_key" });
    }
    for (const table of ["0", "10", "terraço"]) {
      expect((await sent(orderAt(table, others))).error).toBe("invalid_key");
    }
    expect(await tabsOf(6)).toEqual([]);
  });

  it("is refused without a table, as in a delivery", async () => {
    const { location: _, ...cartData } = orderAt(6, await keyOf(6)).cartData;
    expect(await sent({ userData: { name: "Ana" }, cartData })).toMatchObject({
      status: 422,
      fields: { "cartData.table_key": "só com o número da mesa" },
    });
  });

  it("does nothing where attendants take no orders", async () => {
    const hotel = await newAccount(testApp, { features: { easyOrder: true } });
    expect((await sent(orderAt(6, "0".repeat(32)), hotel)).error).toBe("access_denied");
  });

  it("is an owner's to renew, for tables that there are", async () => {
    const renew = (caller: Caller, id: string) =>
      refusalOf(caller.tables.renewKey({ params: { id }, body: {} }));
    expect((await renew(bar.attendant, idOf(6))).error).toBe("access_denied");
    expect((await renew(bar.owner, idOf(10))).error).toBe("not_found");
    expect((await renew((await newBar()).owner, idOf(6))).error).toBe("not_found");
  });

  it("is in no answer that attendants or guests get", async () => {
    const key = await keyOf(8);
    const guest = newCaller(testApp, bar.account);
    const { hash } = await sendOrder(guest, orderAt(8, key));
    const answers = [
      await bar.attendant.tables.list(),
      await bar.attendant.orders.list({ query: {} }),
      await guest.orders.get({ params: { hash } }),
    ];
    expect(JSON.stringify(answers)).not.toContain(key);
  });

  it("cannot be tried forever from one address", async () => {
    const own = await newBar();
    const codes = [];
    for (let count = 0; count < 62; count += 1)
      codes.push((await sent(orderAt(6, "0".repeat(32)), own.account)).error);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(["invalid_key"]));
    expect(codes.at(-1)).toBe("too_many_requests");
  });
});
