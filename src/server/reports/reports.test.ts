import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReportGrouping } from "../../domain/report.ts";
import { purgeDeleted } from "../content/edit/removal-queries.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller } from "../testing/caller.ts";
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
const [wednesday, thursday] = ["2026-11-25", "2026-11-26"];

beforeEach(async () => {
  now = new Date("2026-11-26T04:30:00Z");
  ({ account, admin, attendant, ids, one } = await newDayShop(testApp));
});

const inTx = <Result>(run: (tx: Tx) => Promise<Result>) =>
  withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, run);
const sales = (by: ReportGrouping, days = [wednesday, thursday]) =>
  admin.reports.sales({ query: { from: String(days[0]), to: String(days[1]), by } });

describe("what was sold", () => {
  it("is of no days before there was anything to sell", async () => {
    expect(await refusalOf(sales("day", ["0001-01-01", "0001-01-01"]))).toMatchObject({
      status: 422,
      problems: { from: { code: "invalid_date" } },
    });
  });

  it("is of the business day, which ends at five in the morning", async () => {
    await newOrder(admin, ids["Calabresa"]);
    now = new Date("2026-11-26T08:00:00Z");
    await newOrder(admin, ids["=Água"]);
    const { rows, totals, previous } = await sales("day");
    expect(rows.map(({ key, orders, total_amount }) => [key, orders, total_amount])).toEqual([
      [wednesday, 1, 50],
      [thursday, 1, 4],
    ]);
    expect(totals).toMatchObject({ orders: 2, total_amount: 54 });
    expect(previous).toEqual({ from: "2026-11-23", to: "2026-11-24" });
  });

  it("is less what was cancelled, whole orders as well as lines, and has what went before beside it", async () => {
    now = new Date("2026-11-23T20:00:00Z");
    await newOrder(admin, ids["Calabresa"]);
    now = new Date("2026-11-26T04:30:00Z");
    const { hash } = await newOrder(admin, ids["Calabresa"]);
    await admin.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "duplicate" },
    });
    await sendOrder(admin, deliveryBody(one("=Água", 3)));
    await inTx(async ({ db, accountId: account_id }) => {
      const order = await db
        .selectFrom("orders")
        .select("order_id")
        .where("account_id", "=", account_id)
        .where("subtotal_cents", "=", 1_200)
        .executeTakeFirstOrThrow();
      const cancel = { qty: 1, amount_cents: 400, service_cents: 0, reason: "entered_wrong" };
      await db
        .insertInto("line_cancels")
        .values({
          account_id,
          ...order,
          ...cancel,
          line: 1,
          cancel_id: randomUUID(),
          created_at: now,
        })
        .execute();
      // The database's own clock stamps a cancellation.
      await db
        .updateTable("orders")
        .set({ cancelled_at: now })
        .where("account_id", "=", account_id)
        .where("hash", "=", hash)
        .execute();
      await db
        .updateTable("orders")
        .set({ lines_cancelled_cents: 400 })
        .where("account_id", "=", account_id)
        .where("order_id", "=", order.order_id)
        .execute();
    });
    const { rows, totals } = await sales("item");
    expect(
      rows.map(({ label, quantity, total_amount, previous_amount }) => [
        label,
        quantity,
        total_amount,
        previous_amount,
      ]),
    ).toEqual([
      ["=Água", 2, 8, 0],
      ["Calabresa", 0, 0, 50],
    ]);
    expect(totals).toMatchObject({ orders: 1, items_amount: 8 });
    const { cancellations, times } = await admin.reports.operation({
      query: { from: wednesday, to: wednesday },
    });
    expect(cancellations).toEqual([
      { of: "order", reason: "duplicate", by: "Dona", count: 1, amount: 50 },
      { of: "line", reason: "entered_wrong", by: null, count: 1, amount: 4 },
    ]);
    expect(times.accept).toEqual({ orders: 0, median: null, nine_in_ten: null });
  });

  it("was made since it was entered on a tab, and waited for nobody there", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 1) });
    const entered = await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
    now = new Date("2026-11-26T04:50:00Z");
    await attendant.kitchen.setLines({ params: { hash: entered.hash }, body: { ready: true } });
    const times = async () =>
      (await admin.reports.operation({ query: { from: wednesday, to: wednesday } })).times;
    expect(await times()).toMatchObject({
      accept: { orders: 0 },
      prepare: { orders: 1, median: 20 },
    });
    // The database's own clock stamps the acceptance, here after the time when it was ready.
    const { hash } = await newOrder(newCaller(testApp, account), ids["Calabresa"]);
    await attendant.orders.markReady({ params: { hash }, body: {} });
    expect(await times()).toMatchObject({ accept: { orders: 1 }, prepare: { orders: 2 } });
  });

  it("is named by who entered it, and by how it was paid", async () => {
    const tab = await newTab(attendant, { location: tableId(account.accountId, 1) });
    await sendOrder(attendant, tabOrder(tab, one("Calabresa", 2)));
    await payTab(attendant, { sheet: tab });
    expect((await sales("attendant")).rows).toMatchObject([{ label: "Garçom", total_amount: 110 }]);
    expect((await sales("method")).rows).toMatchObject([{ key: "", orders: 1, total_amount: 110 }]);
  });

  it("keeps no class and no station once its item is gone from the menu for good", async () => {
    await admin.stations.save({ body: { stations: [{ name: "Cozinha", default: true }] } });
    await inTx(({ db, accountId }) =>
      db
        .updateTable("entries")
        .set({ tax_class: "alcohol" })
        .where("account_id", "=", accountId)
        .where("entry_id", "=", String(ids["=Água"]))
        .execute(),
    );
    const { hash } = await newOrder(admin, ids["=Água"]);
    await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    const soldBy = async (by: "tax_class" | "station") =>
      (await sales(by)).rows.map(({ key, label = "", total_amount }) => [key, label, total_amount]);
    await admin.content.removeItem({ params: { id: String(ids["=Água"]) } });
    expect(await soldBy("tax_class")).toEqual([["alcohol", "", 4]]);
    expect(await soldBy("station")).toEqual([[expect.any(String), "Cozinha", 4]]);
    const later = new Date(now.getTime() + 2 * 24 * 3_600_000);
    await inTx((tx) => purgeDeleted(tx, { before: later, now: later }));
    expect(await soldBy("tax_class")).toEqual([["", "", 4]]);
    expect(await soldBy("station")).toEqual([["", "", 4]]);
    const file = await rawCall(testApp, {
      url: `/v2.0/reports/sales.csv?from=${wednesday}&to=${thursday}&by=station`,
      host: account.host,
      token: String(admin.token()),
    });
    expect(file.text).toContain("Fora do cardápio");
  });

  it("has days in their order, two years of them at most", async () => {
    expect(await refusalOf(sales("day", [thursday, wednesday]))).toMatchObject({
      status: 422,
      problems: { to: { code: "days_reversed" } },
    });
    expect(await refusalOf(sales("day", ["2020-01-01", thursday]))).toMatchObject({
      status: 422,
      problems: { to: { code: "too_many_days", max: 731 } },
    });
  });

  it("is a table for spreadsheets, in which nothing is a formula", async () => {
    await newOrder(admin, ids["=Água"]);
    const query = `from=${wednesday}&to=${wednesday}&by=item`;
    const file = await rawCall(testApp, {
      url: `/v2.0/reports/sales.csv?${query}`,
      host: account.host,
      token: String(admin.token()),
    });
    expect(file.status).toBe(200);
    expect(file.text).toBe(
      "\uFEFFItem;Vezes pedido;Quantidade;Total;Período anterior\r\n'=Água;1;1;4,00;0,00\r\n",
    );
  });

  it("is for owners alone", async () => {
    const asked = { query: { from: wednesday, to: wednesday, by: "day" as const } };
    expect(await refusalOf(attendant.reports.sales(asked))).toMatchObject({ status: 403 });
    expect(await refusalOf(attendant.reports.day({ query: {} }))).toMatchObject({ status: 403 });
  });

  it("can be asked for again and again, within bounds", async () => {
    const statuses: number[] = [];
    // Refused calls count as well, and are the quickest. Few run at once, since a caller's calls wait for their turn.
    const ask = async () => {
      const { status } = await refusalOf(admin.reports.day({ query: { date: "2030-01-01" } }));
      statuses.push(status);
    };
    for (let round = 0; round < 40; round += 1) await Promise.all([ask(), ask(), ask()]);
    expect(new Set(statuses)).toEqual(new Set([422]));
    await ask();
    expect(statuses.at(-1)).toBe(429);
  });
});
