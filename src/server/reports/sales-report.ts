import type { SalesReport, SalesRow, SalesTotals } from "../../contract/reports.ts";
import { daysBefore, listDays, weekdayOf } from "../../domain/business-day.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { type ReportGrouping } from "../../domain/report.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import {
  addSums,
  sumsView,
  mapOrderSums,
  noSums,
  serviceOfOrder,
  totalCents,
} from "./order-sums.ts";
import { mapServiceWaived } from "./payment-sums.ts";
import { requireDays, spanOf } from "./report-days.ts";
import {
  listRows,
  listTimeRows,
  mapHours,
  type AskedSales,
  type SummedSales,
} from "./sales-rows.ts";

/** Sales of business days, beside as many days before. */
export async function getSales(
  { by, ...asked }: { from: string; to: string; by: ReportGrouping },
  { tx, account: clock }: Pick<Context, "tx" | "account">,
): Promise<SalesReport> {
  const days = requireDays(asked);
  const previous = daysBefore(days);
  const of = { days, span: spanOf(days, clock), clock };
  const before = { days: previous, span: spanOf(previous, clock), clock };
  const [{ rows, heat }, earlier] = await Promise.all([
    readRows(tx, by, of),
    listRows(tx, by, before),
  ]);
  const [totals, earlierTotals] = await Promise.all([
    getTotals(tx, of, rows),
    getTotals(tx, before, earlier),
  ]);
  const placeOf = by === "day" ? new Map(listDays(days).map((day, at) => [day, at])) : undefined;
  const amountOf = new Map(earlier.map((row) => [row.key, row.totalCents]));
  const earlierCents = ({ key }: SummedSales) =>
    (placeOf ? earlier[placeOf.get(key) ?? -1]?.totalCents : amountOf.get(key)) ?? 0;
  const shown = rows.map((row) => rowView(row, earlierCents(row)));
  // An item that was sold only in the days before is shown as well.
  const keys = new Set(rows.map(({ key }) => key));
  const gone = placeOf ? [] : earlier.filter(({ key }) => !keys.has(key));
  return {
    ...days,
    by,
    previous,
    totals,
    previous_totals: earlierTotals,
    rows: [...shown, ...gone.map((row) => rowView({ ...nothing, ...nameOf(row) }, row.totalCents))],
    ...(heat ? { heat } : {}),
  };
}

const nothing = { orders: 0, itemsCents: 0, serviceCents: 0, feeCents: 0, totalCents: 0 };

const nameOf = ({
  key,
  label,
  quantity,
  refundedCents,
}: SummedSales): Pick<SummedSales, "key" | "label"> => ({
  key,
  ...(label === undefined ? {} : { label }),
  ...(quantity === undefined ? {} : { quantity: 0 }),
  ...(refundedCents === undefined ? {} : { refundedCents: 0 }),
});

async function readRows(
  tx: Tx,
  by: ReportGrouping,
  asked: AskedSales,
): Promise<{ rows: SummedSales[]; heat?: SalesReport["heat"] }> {
  if (by !== "hour" && by !== "weekday") return { rows: await listRows(tx, by, asked) };
  const hours = await mapHours(tx, by, asked);
  const cells = new Map<string, NonNullable<SalesReport["heat"]>[number]>();
  for (const { day, hour, sums } of hours) {
    const weekday = weekdayOf(day);
    const cell = cells.get(`${weekday} ${hour}`);
    cells.set(`${weekday} ${hour}`, {
      weekday,
      hour,
      orders: (cell?.orders ?? 0) + sums.orders,
      // Added up in cents; they become reais at the end.
      total_amount: (cell?.total_amount ?? 0) + totalCents(sums),
    });
  }
  const heat = [...cells.values()].map((cell) => ({
    ...cell,
    total_amount: reaisFromCents(cell.total_amount),
  }));
  return { rows: listTimeRows(hours, by, asked.days), heat };
}

/** Adds up rows of orders. For other rows the orders are read once more. */
async function getTotals(
  tx: Tx,
  { span }: AskedSales,
  rows: readonly SummedSales[],
): Promise<SalesTotals> {
  const ofRows = rows.flatMap((row) => row.sums ?? []);
  const [parts, waived] = await Promise.all([
    ofRows.length > 0
      ? ofRows
      : mapOrderSums(tx, span, serviceOfOrder).then((map) => [...map.values()]),
    mapServiceWaived(tx, span),
  ]);
  const sums = parts.reduce(addSums, noSums);
  const waivedByPayers = [...waived.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    ...sumsView(sums),
    waived_amount: reaisFromCents(sums.waivedCents + waivedByPayers),
    payer_waived_amount: reaisFromCents(waivedByPayers),
  };
}

function rowView(row: SummedSales, previousCents: number): SalesRow {
  return {
    key: row.key,
    ...(row.label === undefined ? {} : { label: row.label }),
    orders: row.orders,
    ...(row.quantity === undefined ? {} : { quantity: row.quantity }),
    items_amount: reaisFromCents(row.itemsCents),
    service_amount: reaisFromCents(row.serviceCents),
    delivery_fee: reaisFromCents(row.feeCents),
    ...(row.refundedCents === undefined
      ? {}
      : { refunded_amount: reaisFromCents(row.refundedCents) }),
    total_amount: reaisFromCents(row.totalCents),
    previous_amount: reaisFromCents(previousCents),
  };
}
