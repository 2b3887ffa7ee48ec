import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SheetDetails } from "../../contract/sheets.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { tableId } from "./table-id.ts";

let testApp: TestApp;
let account: TestAccount;
let ids: Record<string, string>;
let attendant: Caller;
let colleague: Caller;
beforeAll(async () => {
  testApp = await startApp({ poolSize: 10 });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  account = await newAccount(testApp, {
    features: { attendantOrder: true, delivery: true },
    extras: { locations: 4, service_percent: 10 },
  });
  ids = await newMenu(testApp, account, [
    {
      title: "Bebidas",
      items: [
        { title: "Cerveja", priceCents: 1095 },
        { title: "Prato do dia", priceCents: 5000 },
      ],
    },
  ]);
  [attendant, colleague] = await Promise.all([
    signedInAttendant(testApp, account),
    signedInAdmin(testApp, account),
  ]);
});

const at = (number: number) => ({ location: tableId(account.accountId, number) });
const items = (title: string, qty = 1) => ({ [String(ids[title])]: { qty } });
const order = (caller: Caller, sheet: { hash: string }, title: string, qty = 1) =>
  sendOrder(caller, tabOrder(sheet, items(title, qty)));
const read = async (hash: string, caller = attendant): Promise<SheetDetails> =>
  (await caller.sheets.get({ params: { hash } })).details;
const close = (caller: Caller, hash: string) => caller.sheets.close({ params: { hash }, body: {} });

async function table(number: number) {
  const { locations } = await attendant.tables.list();
  const found = locations.find((location) => location.number === number);
  if (!found) throw new Error(`There is no table ${number}`);
  return found;
}

describe("threat 39: opening a tab", () => {
  it("occupies its table for everybody", async () => {
    const sheet = await newTab(attendant, { ...at(2), individual: false, name: " Família Souza " });
    expect(sheet).toMatchObject({ name: "Família Souza", individual: false });
    expect(await table(2)).toMatchObject({ status_id: 1, sheets: [sheet], last_order: null });
    expect(await table(1)).toMatchObject({ status_id: 2, sheets: [] });
    expect(await read(sheet.hash, colleague)).toMatchObject({
      location_number: 2,
      closed: false,
      total_amount: 0,
      orders: [],
      payments: [],
    });
  });

  it("lets one of many devices open a table's shared tab", async () => {
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        newTab(index % 2 === 0 ? attendant : colleague, { ...at(3), individual: false }),
      ),
    );
    expect(opened.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    expect((await table(3)).sheets).toHaveLength(1);
  });

  it("says conflict to the device that was too late, which can still open an individual one", async () => {
    await newTab(attendant, { ...at(1), individual: false });
    expect(await refusalOf(newTab(colleague, { ...at(1), individual: false }))).toMatchObject({
      status: 409,
      error: "conflict",
    });
    await newTab(colleague, { ...at(1), individual: true, name: "Bia" });
    expect((await table(1)).sheets.map(({ name }) => name)).toEqual(["", "Bia"]);
  });

  it("opens one tab for a key, however often it is sent", async () => {
    const idempotencyKey = randomUUID();
    const send = () =>
      attendant.sheets.open(
        { body: { data: { individual: true, name: "", ...at(1) } } },
        { idempotencyKey },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect((await table(1)).sheets).toHaveLength(1);
  });

  it("knows no table beyond the account's own", async () => {
    const other = await newAccount(testApp, { features: { attendantOrder: true } });
    for (const location of [tableId(account.accountId, 5), tableId(other.accountId, 1)]) {
      expect(await refusalOf(newTab(attendant, { location }))).toMatchObject({
        status: 400,
        error: "invalid_id",
        fields: { "data.location": expect.any(String) },
      });
    }
  });

  it("is refused where tabs are not switched on, and to guests", async () => {
    const plain = await newAccount(testApp, { extras: { locations: 4 } });
    const staff = await signedInAttendant(testApp, plain);
    const location = tableId(plain.accountId, 1);
    expect(await refusalOf(newTab(staff, { location }))).toMatchObject({ status: 403 });
    expect(await refusalOf(newTab(newCaller(testApp, account), at(1)))).toMatchObject({
      status: 401,
    });
  });
});

describe("an order on a tab", () => {
  it("has the service on its lines, who sent it and where it goes", async () => {
    const sheet = await newTab(attendant, { ...at(2), name: "Bia" });
    const placed = await order(attendant, sheet, "Cerveja", 3);
    expect(placed).toMatchObject({
      status_id: 1,
      subtotal_amount: 32.85,
      // 10 % of 3285 cents is 328.5, rounded half up.
      service_amount: 3.29,
      delivery_fee: 0,
      total_amount: 36.14,
    });
    const details = await read(sheet.hash);
    expect(details).toMatchObject({
      subtotal_amount: 32.85,
      service_amount: 3.29,
      total_amount: 36.14,
      left_amount: 36.14,
    });
    expect(details.orders).toMatchObject([
      { hash: placed.hash, mode: "sheet", user_name: "Bia", address: "2", placed_by: "Garçom" },
    ]);
    expect((await table(2)).last_order).toBe(placed.created);
  });

  it("goes by its table when the tab has no name", async () => {
    const sheet = await newTab(attendant, at(2));
    const { hash } = await order(attendant, sheet, "Cerveja");
    expect(await attendant.orders.get({ params: { hash } })).toMatchObject({ user_name: "Mesa 2" });
  });

  it("is refused on a tab that is closed, unknown or another account's", async () => {
    const sheet = await newTab(attendant, at(2));
    await close(attendant, sheet.hash);
    expect(await refusalOf(order(attendant, sheet, "Cerveja"))).toMatchObject({
      status: 409,
      error: "deal_closed",
    });
    const other = await newAccount(testApp, {
      features: { attendantOrder: true },
      extras: { locations: 1 },
    });
    const foreign = await newTab(await signedInAttendant(testApp, other), {
      location: tableId(other.accountId, 1),
    });
    for (const hash of [foreign.hash, "0".repeat(32)]) {
      expect(await refusalOf(order(attendant, { hash }, "Cerveja"))).toMatchObject({
        status: 404,
        error: "not_found",
      });
    }
    expect((await attendant.orders.list({ query: { tab: "all" } })).orders).toEqual([]);
  });

  it("is not for guests, whatever hash they know", async () => {
    const sheet = await newTab(attendant, at(2));
    const guest = newCaller(testApp, account);
    await newOrder(guest, ids["Cerveja"]);
    expect(await refusalOf(order(guest, sheet, "Cerveja"))).toMatchObject({ status: 403 });
    expect((await read(sheet.hash)).orders).toEqual([]);
  });
});

describe("threat 37: paying a tab", () => {
  let sheet: { hash: string };
  beforeEach(async () => {
    sheet = await newTab(attendant, at(1));
    // 50,00 and 5,00 of service.
    await order(attendant, sheet, "Prato do dia");
  });

  it("takes parts of it, and closes with the last", async () => {
    expect(await payTab(attendant, sheet, 20)).toMatchObject({
      paid_amount: 20,
      left_amount: 35,
      closed: false,
    });
    expect(await payTab(colleague, sheet)).toMatchObject({
      paid_amount: 55,
      left_amount: 0,
      closed: true,
      payments: [{ exp_amount: 20 }, { exp_amount: 35 }],
    });
    expect(await table(1)).toMatchObject({ status_id: 2, sheets: [] });
    expect(await refusalOf(payTab(attendant, sheet, 1))).toMatchObject({
      status: 409,
      error: "deal_closed",
    });
  });

  it.each([0, 55.01, 1000])("does not take %d", async (amount) => {
    expect(await refusalOf(payTab(attendant, sheet, amount))).toMatchObject({
      status: 422,
      fields: { amount: expect.any(String) },
    });
    expect((await read(sheet.hash)).payments).toEqual([]);
  });

  it("does without the service when the guests decline it", async () => {
    const { details } = await attendant.sheets.pay(
      { params: { hash: sheet.hash }, body: { amount: 10, waive_service: true } },
      { idempotencyKey: randomUUID() },
    );
    expect(details).toMatchObject({ service_amount: 0, total_amount: 50, left_amount: 40 });
    expect(await payTab(attendant, sheet)).toMatchObject({ paid_amount: 50, closed: true });
  });

  it("closes without another payment when waiving the service leaves nothing to pay", async () => {
    await payTab(attendant, sheet, 50);
    const { details } = await attendant.sheets.pay(
      { params: { hash: sheet.hash }, body: { waive_service: true } },
      { idempotencyKey: randomUUID() },
    );
    expect(details).toMatchObject({ closed: true, paid_amount: 50, total_amount: 50 });
    expect(details.payments).toHaveLength(1);
  });

  it("keeps the service once more than the rest was paid", async () => {
    await payTab(attendant, sheet, 52);
    const refusal = await refusalOf(
      attendant.sheets.pay(
        { params: { hash: sheet.hash }, body: { amount: 1, waive_service: true } },
        { idempotencyKey: randomUUID() },
      ),
    );
    expect(refusal).toMatchObject({
      status: 422,
      fields: { waive_service: expect.any(String) },
    });
    expect(await read(sheet.hash)).toMatchObject({ waives_service: false, left_amount: 3 });
  });

  it("leaves out what was cancelled, and owes nothing for what is cancelled later", async () => {
    const { hash } = await order(attendant, sheet, "Cerveja");
    const setStatus = (statusId: "2" | "6") =>
      colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
    await setStatus("6");
    expect(await read(sheet.hash)).toMatchObject({ total_amount: 55 });
    expect(await payTab(attendant, sheet)).toMatchObject({ paid_amount: 55, closed: true });
    expect(await refusalOf(setStatus("2"))).toMatchObject({
      status: 409,
      error: "deal_closed",
    });
    expect(await read(sheet.hash)).toMatchObject({ total_amount: 55, left_amount: 0 });
  });

  it("takes one of fifty payments of all that are made at once", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        payTab(index % 2 === 0 ? attendant : colleague, sheet, 55),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    expect(await read(sheet.hash)).toMatchObject({ paid_amount: 55, closed: true });
  });

  it("never closes over an order that is being added", async () => {
    const [added, paid] = await Promise.allSettled([
      order(colleague, sheet, "Cerveja"),
      payTab(attendant, sheet),
    ]);
    const details = await read(sheet.hash);
    if (added.status === "rejected") {
      expect(await refusalOf(order(colleague, sheet, "Cerveja"))).toMatchObject({
        error: "deal_closed",
      });
    }
    expect(paid.status).toBe("fulfilled");
    expect(details.closed).toBe(true);
    expect(details.left_amount).toBe(0);
    expect(details.paid_amount).toBe(details.total_amount);
  });
});

describe("threat 38: closing a tab", () => {
  it("frees the table when nothing was ordered, and once more changes nothing", async () => {
    const sheet = await newTab(attendant, at(4));
    await close(attendant, sheet.hash);
    const again = await close(colleague, sheet.hash);
    expect(again.details.closed).toBe(true);
    expect((await table(4)).status_id).toBe(2);
  });

  it("is refused while there is something left to pay, and names it", async () => {
    const sheet = await newTab(attendant, at(4));
    await order(attendant, sheet, "Prato do dia");
    expect(await refusalOf(close(attendant, sheet.hash))).toMatchObject({
      status: 409,
      error: "conflict",
      fields: { left_amount: "falta pagar R$ 55,00" },
    });
    expect((await read(sheet.hash)).closed).toBe(false);
  });

  it("keeps a table in sight that is beyond the number of tables now, until its tab is closed", async () => {
    const sheet = await newTab(attendant, at(4));
    await setTables(2);
    expect((await attendant.tables.list()).locations.map(({ number }) => number)).toEqual([
      1, 2, 4,
    ]);
    await close(attendant, sheet.hash);
    expect((await attendant.tables.list()).locations.map(({ number }) => number)).toEqual([1, 2]);
  });
});

async function setTables(locations: number): Promise<void> {
  await withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db
        .updateTable("accounts")
        .set({ extras: { locations } })
        .where("account_id", "=", accountId)
        .execute(),
  );
}
