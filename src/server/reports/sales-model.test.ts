import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { SalesReport } from "../../contract/reports.ts";
import { businessDayOf, businessPeriod, dayAfter, weekdayOf } from "../../domain/business-day.ts";
import { reportGroupings, type ReportGrouping } from "../../domain/report.ts";
import { seededRandom } from "../demo/drawing.ts";
import { withAccount } from "../db/with-account.ts";
import { asAdmin } from "../testing/as-admin.ts";
import type { Caller } from "../testing/caller.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { sumDays } from "./sum-days.ts";
import { makeSales, type MadeLine, type MadeOrder, type Sales } from "./testing-sales.ts";

/** `REPORT_ORDERS=100000` is the long form. */
const count = Number(process.env["REPORT_ORDERS"] ?? 3_000);
/** More calls of one test's account would be too many in a minute. */
const ranges = 5;
const clock = { timeZone: "America/Sao_Paulo", dayEnds: [] };
const [first, last] = ["2026-02-01", "2026-05-31"];

let testApp: TestApp;
let account: TestAccount;
let admin: Caller;
let sales: Sales;
/** Categories of items, by id. */
let categories: Map<string, string>;

beforeAll(async () => {
  testApp = await startApp({ now: () => new Date("2026-06-02T12:00:00Z") });
  account = await newAccount(testApp);
  const menu = ["Pizzas", "Bebidas"].map((title, at) => ({
    title,
    items: [1, 2, 3].map((one) => ({ title: `${title} ${one}`, priceCents: 1_000 * (at + one) })),
  }));
  const ids = await newMenu(testApp, account, menu);
  categories = new Map(
    menu.flatMap(({ title, items }) =>
      items.map((item) => [String(ids[item.title]), String(ids[title])] as const),
    ),
  );
  admin = await signedInAdmin(testApp, account);
  const { users } = await admin.staff.users();
  const { fromMs, untilMs } = businessPeriod({ from: first, to: last }, clock);
  sales = await makeSales(testApp, account, {
    count,
    seed: 7,
    fromMs,
    untilMs,
    entryIds: [...categories.keys()],
    userIds: users.map(({ id }) => id),
  });
  await analyze("orders, order_lines, line_cancels, payments, sheets");
}, 600_000);
afterAll(() => testApp.close());

/** The database does this by itself a little later. Until then it plans as if the tables were empty. */
const analyze = (tables: string) =>
  asAdmin(inject("adminUrl"), (client) => client.query(`analyze ${tables}`));

/** Amounts in cents by key, as anybody would add them up. */
function recount(by: ReportGrouping, { from, to }: { from: string; to: string }) {
  const { fromMs, untilMs } = businessPeriod({ from, to }, clock);
  const isWithin = ({ at }: { at: number }) => at >= fromMs && at < untilMs;
  const sums = new Map<string, number>();
  const add = (key: string, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents);
  if (by === "method") {
    for (const { method, cents } of sales.payments.filter(isWithin)) add(method ?? "", cents);
    return sums;
  }
  for (const order of sales.orders.filter((one) => isWithin(one) && !one.isCancelled)) {
    const ofLine = lineKeys[by];
    if (ofLine) for (const line of order.lines) add(ofLine(line), leftOf(line));
    else add(orderKeys[by]?.(order) ?? "", owed(order));
  }
  return sums;
}

const owed = (order: MadeOrder) =>
  order.subtotal -
  order.linesCancelled +
  order.fee +
  (order.waives ? 0 : order.serviceCents - order.serviceCancelled);
/** Service that whole tabs waived, and single payers whose waiver counts. */
function waived(days: { from: string; to: string }) {
  const { fromMs, untilMs } = businessPeriod(days, clock);
  const isWithin = ({ at }: { at: number }) => at >= fromMs && at < untilMs;
  const ofTabs = sales.orders
    .filter((order) => isWithin(order) && !order.isCancelled && order.waives)
    .map((order) => order.serviceCents - order.serviceCancelled);
  const ofPayers = sales.payments.filter(isWithin).map((payment) => payment.waived);
  return [...ofTabs, ...ofPayers].reduce((sum, cents) => sum + cents, 0);
}
const leftOf = ({ cents, cancelled }: MadeLine) =>
  cancelled.reduce((left, off) => left - off.cents, cents);
const lineKeys: Partial<Record<ReportGrouping, (line: MadeLine) => string>> = {
  item: ({ entry_id }) => entry_id,
  category: ({ entry_id }) => String(categories.get(entry_id)),
  station: () => "none",
  tax_class: () => "prepared",
};
const orderKeys: Partial<Record<ReportGrouping, (order: MadeOrder) => string>> = {
  day: ({ at }) => businessDayOf(clock, at),
  hour: ({ at }) => String((new Date(at).getUTCHours() + 21) % 24),
  weekday: ({ at }) => String(weekdayOf(businessDayOf(clock, at))),
  service: ({ service }) => service,
  attendant: ({ userId }) => userId ?? "",
};

const shown = (report: SalesReport, amount: "total_amount" | "previous_amount") =>
  new Map(
    report.rows
      .map((row) => [row.key, Math.round(row[amount] * 100)] as const)
      .filter(([, cents]) => cents !== 0),
  );
const some = (sums: Map<string, number>) => new Map([...sums].filter(([, cents]) => cents !== 0));
const sorted = (sums: Map<string, number>) => [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The number of reports that were the same as the recount. */
async function compareAll(seed: number): Promise<number> {
  const random = seededRandom(seed);
  let compared = 0;
  for (let range = 0; range < ranges; range += 1) {
    const from = dayAfter(first, Math.floor(random() * 100));
    const to = dayAfter(from, Math.floor(random() * 40));
    for (const by of reportGroupings) {
      const report = await admin.reports.sales({ query: { from, to, by } });
      const about = `${by} from ${from} to ${to}`;
      expect(sorted(shown(report, "total_amount")), about).toEqual(
        sorted(some(recount(by, { from, to }))),
      );
      const previous = recount(by, report.previous);
      const cents = [...previous.values()].reduce((sum, one) => sum + one, 0);
      expect(Math.round(report.totals.waived_amount * 100), about).toBe(waived({ from, to }));
      const before = [...shown(report, "previous_amount").values()];
      expect(
        before.reduce((sum, one) => sum + one, 0),
        about,
      ).toBe(cents);
      compared += 1;
      if (by === "method") continue;
      const total = report.rows.reduce((sum, row) => sum + Math.round(row.items_amount * 100), 0);
      expect(total, about).toBe(Math.round(report.totals.items_amount * 100));
    }
  }
  return compared;
}

it("every report is the sum of what was sold, to the cent", async () => {
  expect(await compareAll(1)).toBe(ranges * reportGroupings.length);
}, 600_000);

it("and still is when most days have been added up beforehand", async () => {
  const addUp = (now: string) =>
    withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
      sumDays(tx, { now: new Date(now) }),
    );
  // Days that are added up already are skipped, and a day that has not been over for a day is left out.
  let days = 0;
  for (let summed = 30; summed === 30; days += summed) summed = await addUp("2026-05-20T12:00:00Z");
  expect(days).toBeGreaterThan(105);
  await analyze("sales_days");
  expect(await addUp("2026-05-20T12:00:00Z")).toBe(0);
  await compareAll(2);
}, 600_000);
