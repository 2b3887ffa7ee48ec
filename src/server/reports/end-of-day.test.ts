import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { withAccount, type Tx } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { deliveryBody, newOrder, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newDayShop, type DayShop } from "./testing-day-shop.ts";

const testApp = sharedApp({ now: () => now });
let { account, admin, attendant, ids, one } = {} as DayShop;
/** A Thursday, 01:30 in São Paulo: the evening of Wednesday goes on. */
let now = new Date("2026-11-26T04:30:00Z");
const wednesday = "2026-11-25";

beforeEach(async () => {
  now = new Date("2026-11-26T04:30:00Z");
  ({ account, admin, attendant, ids, one } = await newDayShop(testApp));
});

const inTx = <Result>(run: (tx: Tx) => Promise<Result>) =>
  withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, run);
const close = (body: Parameters<Caller["reports"]["closeDay"]>[0]["body"]) =>
  admin.reports.closeDay({ body }, { idempotencyKey: randomUUID() });

describe("the end of a day", () => {
  it("shows what was sold and taken, and what still runs", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2), name: "Bia" });
    await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    await payTab(attendant, { sheet: tab, amount: 20 });
    const sent = await sendOrder(
      admin,
      deliveryBody(one("=Água"), { cartData: { paymentMethod: "pix" } }),
    );
    const day = await admin.reports.day({ query: {} });
    expect(day).toMatchObject({
      day: wednesday,
      starts_at: "2026-11-25T08:00:00.000Z",
      ends_at: "2026-11-26T08:00:00.000Z",
      totals: {
        orders: 2,
        items_amount: 54,
        service_charged: 5,
        service_waived: 0,
        total_amount: 59,
        received_amount: 20,
      },
      services: [
        { service: "delivery", total_amount: 4 },
        { service: "indoor", total_amount: 55 },
      ],
      methods: [{ method: null, received_amount: 20, expected_amount: 20 }],
      on_delivery: [{ method: "pix", orders: 1, amount: 4 }],
      attendants: [
        { name: "Garçom", orders: 1, total_amount: 55, received_amount: 20 },
        { name: "Dona", orders: 1, total_amount: 4, received_amount: 0 },
      ],
      open_sheets: [
        {
          hash: tab.hash,
          table_number: 2,
          name: "Bia",
          opened_at: now.toISOString(),
          total_amount: 55,
          left_amount: 35,
        },
      ],
      // The order on the tab is in the tab's line.
      unfinished: [{ hash: sent.hash, total_amount: 4, left_amount: 4 }],
      closings: [],
    });
    expect(day.unfinished).toHaveLength(1);
    await payTab(attendant, { sheet: tab, amount: 10, waive_service: true });
    const other = await newTab(attendant, { location: tableId(account.accountId, 3) });
    await attendant.sheets.merge({ params: { hash: tab.hash }, body: { into: other.hash } });
    const merged = await admin.reports.day({ query: {} });
    expect(merged.open_sheets).toMatchObject([
      { hash: other.hash, name: "", total_amount: 50, left_amount: 20 },
    ]);
  });

  it("lists a guest's order that no tab owes yet, and what is made once more for a tab that is paid", async () => {
    const location = tableId(account.accountId, 2);
    const { key } = await admin.tables.renewKey({ params: { id: location }, body: {} });
    const tab = await newTab(attendant, { location, individual: false });
    const made = await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    const cartData = { items: one("=Água"), location: "2", table_key: key };
    const asked = await sendOrder(newCaller(testApp, account), {
      userData: { name: "Ana" },
      cartData,
    });
    const owed = async () => {
      const { open_sheets, unfinished } = await admin.reports.day({ query: {} });
      return [...open_sheets, ...unfinished].map(({ hash, total_amount, left_amount }) => [
        hash,
        total_amount,
        left_amount,
      ]);
    };
    expect(await owed()).toEqual([
      [tab.hash, 55, 55],
      [asked.hash, 4.4, 4.4],
    ]);
    const refused = { params: { hash: asked.hash }, body: { reason: "internal" } } as const;
    await attendant.orders.refuse(refused);
    await payTab(attendant, { sheet: tab, amount: 50, waive_service: true });
    await attendant.orders.setStatus({ params: { hash: made.hash, statusId: "2" }, body: {} });
    expect(await owed()).toEqual([[made.hash, 50, 0]]);
  });

  it("awaits of a delivery what was not paid, or was given back", async () => {
    const { hash } = await sendOrder(
      admin,
      deliveryBody(one("=Água"), { cartData: { paymentMethod: "pix" } }),
    );
    const awaited = async () => (await admin.reports.day({ query: {} })).on_delivery;
    const pay = async (amount: number) => {
      const call = { params: { hash }, body: { amount } };
      return (await attendant.orders.pay(call, { idempotencyKey: randomUUID() })).order;
    };
    await pay(1);
    expect(await awaited()).toEqual([{ method: "pix", orders: 1, amount: 3 }]);
    const { payments = [] } = await pay(3);
    expect(await awaited()).toEqual([]);
    const last = payments.find(({ exp_amount: amount }) => amount === 3);
    await admin.orders.refund(
      { params: { hash }, body: { payment: String(last?.id), reason: "wrong_amount" } },
      { idempotencyKey: randomUUID() },
    );
    expect(await awaited()).toEqual([{ method: "pix", orders: 1, amount: 3 }]);
  });

  it("counts no more of it than is left once orders are cancelled, as the tab does", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
    const dear = await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    await sendOrder(attendant, tabOrder(tab, one("=Água")));
    const half = { sheet: tab, shares: { of: 2, index: 1 }, waive_service: true };
    await payTab(attendant, half);
    const waived = async () => (await admin.reports.day({ query: {} })).totals.service_waived;
    expect(await waived()).toBe(2.7);
    await admin.orders.setStatus({
      params: { hash: dear.hash, statusId: "6" },
      body: { reason: "duplicate" },
    });
    expect(await waived()).toBe(0.4);
    const { totals } = await admin.reports.sales({
      query: { from: wednesday, to: wednesday, by: "service" },
    });
    expect(totals.waived_amount).toBe(0.4);
  });

  it("counts the service that a payer did without as the tab does: once, and as long as the payment stands", async () => {
    const [tab, other] = [
      await newTab(attendant, { location: tableId(account.accountId, 2) }),
      await newTab(attendant, { location: tableId(account.accountId, 3) }),
    ];
    await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    const half = { sheet: tab, shares: { of: 2, index: 1 }, waive_service: true };
    const { payments } = await payTab(attendant, half);
    const sold = async () => {
      const { totals, services } = await admin.reports.day({ query: {} });
      expect(services.map((of) => of.total_amount)).toEqual([totals.total_amount]);
      // Reports have it beside what was sold, so that the two can be compared.
      const query = { from: wednesday, to: wednesday, by: "service" } as const;
      const { totals: all } = await admin.reports.sales({ query });
      expect(all.total_amount - all.payer_waived_amount).toBe(totals.total_amount);
      return [totals.service_waived, totals.total_amount];
    };
    expect(await sold()).toEqual([2.5, 52.5]);
    await admin.sheets.refund(
      { params: tab, body: { payment: String(payments[0]?.id), reason: "wrong_amount" } },
      { idempotencyKey: randomUUID() },
    );
    expect(await sold()).toEqual([0, 55]);
    await payTab(attendant, half);
    await attendant.sheets.merge({ params: { hash: tab.hash }, body: { into: other.hash } });
    expect(await sold()).toEqual([2.5, 52.5]);
    await payTab(attendant, { sheet: other, amount: 1, waive_service: true });
    expect(await sold()).toEqual([5, 50]);
  });

  it("keeps what was counted beside what was expected, and what comes later beside that", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
    await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    const { hash } = await newOrder(admin, ids["Calabresa"]);
    await inTx((tx) => insertPayments(tx, hash));
    const first = await close({ counted: { cash: 28.5, pix: 20 }, note: " faltou troco " });
    expect(first.closings).toMatchObject([
      {
        by: "Dona",
        note: "faltou troco",
        methods: [
          {
            method: "cash",
            counted_amount: 28.5,
            expected_amount: 30,
            difference: -1.5,
            corrected_amount: 0,
          },
          { method: "pix", counted_amount: 20, expected_amount: 20, difference: 0 },
        ],
        corrected_total: 0,
      },
    ]);
    expect(first.refunds).toMatchObject([{ method: "cash", amount: 5, reason: "cobrado a mais" }]);
    await payTab(attendant, { sheet: tab, amount: 1 });
    now = new Date("2026-11-26T13:00:00Z");
    const second = await close({ date: wednesday, counted: { cash: 30 } });
    expect(second.closings).toHaveLength(2);
    expect(second.closings[0]).toMatchObject({
      methods: [
        { corrected_amount: 0 },
        { corrected_amount: 0 },
        { method: null, expected_amount: 0, corrected_amount: 1 },
      ],
    });
    expect(second.closings[1]).toMatchObject({
      methods: [
        { difference: 0 },
        { method: "pix", counted_amount: null, difference: null },
        { method: null },
      ],
    });
    const remembered = await inTx(({ db, accountId }) =>
      db
        .selectFrom("history")
        .select("what")
        .where("account_id", "=", accountId)
        .where("what", "=", "day_closed")
        .execute(),
    );
    expect(remembered).toHaveLength(2);
  });

  it("is not closed by a count that was compared with other amounts", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
    await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    await payTab(attendant, { sheet: tab, amount: 20, method: "cash" });
    const counted = { cash: 30 };
    const refused = { status: 409, problem: { code: "expected_changed" } };
    for (const expected of [{}, { cash: 20.01 }, { cash: 20, pix: 1 }])
      expect(await refusalOf(close({ counted, expected }))).toMatchObject(refused);
    await payTab(attendant, { sheet: tab, amount: 5, method: "pix" });
    expect(await refusalOf(close({ counted, expected: { cash: 20 } }))).toMatchObject(refused);
    expect((await admin.reports.day({ query: {} })).closings).toEqual([]);
    const { closings } = await close({ counted, expected: { cash: 20, pix: 5, "credit-card": 0 } });
    expect(closings).toHaveLength(1);
  });

  it("is a table for spreadsheets, in which reasons are words", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
    await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    const { payments } = await payTab(attendant, { sheet: tab, amount: 20, method: "pix" });
    await admin.sheets.refund(
      { params: tab, body: { payment: String(payments[0]?.id), reason: "charged_twice" } },
      { idempotencyKey: randomUUID() },
    );
    const { text } = await rawCall(testApp, {
      url: "/v2.0/reports/day.csv",
      host: account.host,
      token: String(admin.token()),
    });
    expect(text).toContain("Estorno;PIX, Cobrado duas vezes, Dona;20,00");
  });

  it("closed once more without counted cash proposes the change money that was left before", async () => {
    await close({ counted: { cash: 240 }, left: 100 });
    now = new Date("2026-11-26T05:00:00Z");
    await close({ counted: { pix: 20 } });
    now = new Date("2026-11-26T12:00:00Z");
    expect((await attendant.cash.list({ query: {} })).proposed_float).toBe(100);
  });

  it("proposes no change money where nobody counted the cash of the last day that was closed", async () => {
    await close({ date: "2026-11-24", counted: { cash: 240 }, left: 100 });
    expect((await attendant.cash.list({ query: {} })).proposed_float).toBe(100);
    await close({ counted: { pix: 20 } });
    now = new Date("2026-11-26T12:00:00Z");
    expect((await attendant.cash.list({ query: {} })).proposed_float).toBeUndefined();
  });

  it("cannot come before the day, nor before all days of reports, and no count is below nothing", async () => {
    expect(await refusalOf(close({ date: "2026-11-27", counted: {} }))).toMatchObject({
      status: 422,
      problems: { date: { code: "day_not_begun" } },
    });
    expect(await refusalOf(close({ date: "0202-11-25", counted: {} }))).toMatchObject({
      status: 422,
      problems: { date: { code: "invalid_date" } },
    });
    expect(await refusalOf(close({ counted: { cash: -1 } }))).toMatchObject({ status: 422 });
    expect((await admin.reports.day({ query: {} })).closings).toEqual([]);
  });

  it("is kept once, whatever the network does", async () => {
    const idempotencyKey = randomUUID();
    const body = { counted: { cash: 0 } };
    const answers = await Promise.all(
      [1, 2].map(() => admin.reports.closeDay({ body }, { idempotencyKey })),
    );
    for (const { closings } of answers) expect(closings).toHaveLength(1);
  });
});

/** 35 in cash, 5 of it given back, and 20 by PIX. */
async function insertPayments({ db, accountId: account_id }: Tx, hash: string) {
  const { order_id } = await db
    .selectFrom("orders")
    .select("order_id")
    .where("account_id", "=", account_id)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  const own = { account_id, order_id, created_at: now };
  const payment_id = randomUUID();
  await db
    .insertInto("payments")
    .values([
      { ...own, payment_id, amount_cents: 3_500, method: "cash" },
      { ...own, payment_id: randomUUID(), amount_cents: 2_000, method: "pix" },
    ])
    .execute();
  const refund = { amount_cents: -500, refunds: payment_id, reason: "cobrado a mais" };
  await db
    .insertInto("payments")
    .values({ ...own, payment_id: randomUUID(), ...refund })
    .execute();
}
