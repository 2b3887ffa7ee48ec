import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAttendant } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { tableId } from "./table-id.ts";
import { newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp({ poolSize: 10 });
let { account, ids, attendant, colleague, at, order, read, close, table } = {} as Bar;
beforeEach(async () => {
  ({ account, ids, attendant, colleague, at, order, read, close, table } = await newBar(testApp));
});

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

  it("tells the open tabs of a table apart by when they were opened and what they come to", async () => {
    const before = new Date().toISOString();
    const [first, second] = [await newTab(attendant, at(2)), await newTab(attendant, at(2))];
    await order(attendant, { tab: first, title: "Prato do dia" });
    const { hash } = await order(attendant, { tab: second, title: "Prato do dia" });
    await colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    const latest = await order(attendant, { tab: second, title: "Prato do dia", qty: 2 });
    const { created } = await attendant.orders.get({ params: { hash: latest.hash } });
    expect((await table(2)).last_order).toBe(created);
    const amounts = async () => (await table(2)).sheets.map(({ total_amount }) => total_amount);
    expect(await amounts()).toEqual([55, 110]);
    await payTab(attendant, { sheet: second, amount: 1, waive_service: true });
    expect(await amounts()).toEqual([55, 100]);
    const opened = (await table(2)).sheets.map((sheet) => sheet.opened);
    expect([before, ...opened, new Date().toISOString()].toSorted()).toEqual([
      before,
      ...opened,
      expect.any(String),
    ]);
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

  it("is the same under the hash that the device has made, whatever became of its key", async () => {
    const hash = randomBytes(16).toString("hex");
    const data = { individual: false, name: "Ana", ...at(2), hash };
    const open = () => attendant.sheets.open({ body: { data } }, { idempotencyKey: randomUUID() });
    const [{ newOrderSheet: first }, { newOrderSheet: second }] = [await open(), await open()];
    expect(first.hash).toBe(hash);
    expect(second).toEqual(first);
    expect((await table(2)).sheets).toHaveLength(1);
    // It is this person's tab, wherever it is by now.
    await attendant.sheets.move({ params: { hash }, body: { location: at(3).location } });
    await close(attendant, hash);
    expect((await open()).newOrderSheet).toMatchObject({ hash, location_id: at(3).location });
    expect((await table(2)).sheets).toEqual([]);
  });

  it("makes one tab of a hash that is sent twice at once under other keys", async () => {
    const hash = randomBytes(16).toString("hex");
    const open = () => newTab(attendant, { ...at(2), individual: true, hash });
    const tabs = await Promise.all([open(), open(), open(), open()]);
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
    expect((await table(2)).sheets).toHaveLength(1);
  });

  it("threat 71: takes no hash of a colleague's tab, tells nothing of other accounts', and lets nobody but staff read by one", async () => {
    const hash = randomBytes(16).toString("hex");
    const there = await newBar(testApp);
    const theirs = await newTab(there.attendant, { ...there.at(1), hash });
    // The same hash in another account is another tab, made as if nobody had it.
    const own = await newTab(attendant, { ...at(1), hash });
    expect(own.id).not.toBe(theirs.id);
    expect(await refusalOf(newTab(colleague, { ...at(2), hash }))).toMatchObject({
      status: 400,
      error: "invalid_id",
      fields: { "data.hash": expect.any(String) },
    });
    expect((await table(2)).sheets).toEqual([]);
    const guest = newCaller(testApp, account);
    expect(await refusalOf(guest.sheets.get({ params: { hash } }))).toMatchObject({
      error: "auth_required",
    });
    for (const wrong of ["", hash.slice(1), "A".repeat(32), `${hash}0`]) {
      expect(await refusalOf(newTab(attendant, { ...at(2), hash: wrong }))).toMatchObject({
        status: 422,
        fields: { "data.hash": expect.any(String) },
      });
    }
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
      status: 400,
      error: "auth_required",
    });
  });
});

describe("an order on a tab", () => {
  it("has the service on its lines, who sent it and where it goes", async () => {
    const sheet = await newTab(attendant, { ...at(2), name: "Bia" });
    const placed = await order(attendant, { tab: sheet, title: "Cerveja", qty: 3 });
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

  it("may be as large as an order can be beside another such, and both are read and paid", async () => {
    const menu = [{ title: "Adega", items: [{ title: "Coleção", priceCents: 90_000_000_000 }] }];
    Object.assign(ids, await newMenu(testApp, account, menu));
    const sheet = await newTab(attendant, at(2));
    for (let sent = 0; sent < 2; sent += 1)
      await order(attendant, { tab: sheet, title: "Coleção" });
    expect(await read(sheet.hash)).toMatchObject({ left_amount: 1_980_000_000 });
    expect((await table(2)).sheets).toMatchObject([{ total_amount: 1_980_000_000 }]);
    expect(await payTab(attendant, { sheet, amount: 1_000_000_000.01 })).toMatchObject({
      left_amount: 979_999_999.99,
    });
    expect(await payTab(attendant, { sheet })).toMatchObject({ closed: true, left_amount: 0 });
  });

  it("goes by its table when the tab has no name", async () => {
    const sheet = await newTab(attendant, at(2));
    const { hash } = await order(attendant, { tab: sheet, title: "Cerveja" });
    expect(await attendant.orders.get({ params: { hash } })).toMatchObject({ user_name: "Mesa 2" });
  });

  it("is refused on a tab that is closed, unknown or another account's", async () => {
    const sheet = await newTab(attendant, at(2));
    await close(attendant, sheet.hash);
    expect(await refusalOf(order(attendant, { tab: sheet, title: "Cerveja" }))).toMatchObject({
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
      expect(await refusalOf(order(attendant, { tab: { hash }, title: "Cerveja" }))).toMatchObject({
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
    expect(await refusalOf(order(guest, { tab: sheet, title: "Cerveja" }))).toMatchObject({
      status: 403,
    });
    expect((await read(sheet.hash)).orders).toEqual([]);
  });
});

describe("the bill of a tab", () => {
  const ask = (hash: string, caller = attendant) =>
    caller.bills.ask({ params: { hash }, body: {} });

  it("is asked for by whoever shows it on their own device, until something is ordered or it is paid", async () => {
    const tab = await newTab(attendant, at(2));
    await order(attendant, { tab, title: "Cerveja" });
    await ask(tab.hash);
    await ask(tab.hash, colleague);
    expect(await table(2)).toMatchObject({
      bill_requested_at: expect.any(String),
      // Nobody has to come.
      service_request: false,
    });
    const { hash } = await order(attendant, { tab, title: "Cerveja", qty: 2 });
    expect((await table(2)).bill_requested_at).toBeNull();
    await ask(tab.hash);
    const edit = (body: {
      items: Record<string, { qty: number }>;
      cancels?: { line: number; qty: number }[];
    }) => attendant.orderLines.edit({ params: { hash }, body }, { idempotencyKey: randomUUID() });
    await edit({ items: {}, cancels: [{ line: 1, qty: 1 }] });
    expect((await table(2)).bill_requested_at).not.toBeNull();
    await edit({ items: { [String(ids["Cerveja"])]: { qty: 1 } } });
    expect((await table(2)).bill_requested_at).toBeNull();
    await ask(tab.hash);
    await payTab(attendant, { sheet: tab });
    expect((await table(2)).bill_requested_at).toBeNull();
    expect(await refusalOf(ask(tab.hash))).toMatchObject({ error: "deal_closed" });
    expect(await refusalOf(ask(tab.hash, newCaller(testApp, account)))).toMatchObject({
      error: "auth_required",
    });
  });
});
