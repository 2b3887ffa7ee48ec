import type { SalesReport, SalesRow } from "../../../contract/reports.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { formatMoney } from "../../text/money.ts";
import { abcClasses, isOfItems } from "../../../domain/report.ts";
import { formatShare } from "../../text/formats.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import { MoneyTable, type MoneyColumn } from "../MoneyTable.tsx";
import { rowName } from "./row-name.ts";

export function SalesTable({ report, currency }: { report: SalesReport; currency: string }) {
  const { by, rows } = report;
  const money = (cents: number) => formatMoney(cents, currency);
  const sum = (amountOf: (row: SalesRow) => number | undefined) =>
    rows.reduce((total, row) => total + Math.round(100 * (amountOf(row) ?? 0)), 0);
  const amount = (
    head: string,
    amountOf: (row: SalesRow) => number | undefined,
  ): MoneyColumn<SalesRow> => ({
    head,
    cell: (row) => money(centsFromReais(amountOf(row) ?? 0)),
    sum: money(sum(amountOf)),
  });
  const count = (head: string, countOf: (row: SalesRow) => number): MoneyColumn<SalesRow> => ({
    head,
    cell: countOf,
    sum: rows.reduce((total, row) => total + countOf(row), 0),
  });
  const total = sum((row) => row.total_amount);
  const classes = abcClasses(rows.map((row) => centsFromReais(row.total_amount)));
  const classOf = new Map(rows.map((row, at) => [row.key, classes[at]?.abc]));
  const name: MoneyColumn<SalesRow> = { head: periodText.by[by], cell: (row) => rowName(by, row) };
  const share: MoneyColumn<SalesRow> = {
    head: words.share,
    cell: (row) => (total === 0 ? "" : formatShare((100 * row.total_amount) / total, 1)),
  };
  return (
    <MoneyTable
      caption={words.charts.bars(periodText.by[by])}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        name,
        // In second place, so that a phone shows it without scrolling.
        amount(periodText.total, (row) => row.total_amount),
        ...(by === "day" || by === "hour" || by === "weekday" ? [] : [share]),
        ...(by === "item"
          ? [{ head: words.abc, cell: (row: SalesRow) => classOf.get(row.key) ?? "" }]
          : []),
        ...middle(),
        amount(words.before, (row) => row.previous_amount),
      ]}
    />
  );

  function middle(): MoneyColumn<SalesRow>[] {
    if (by === "method")
      return [
        count(words.payments, (row) => row.orders),
        amount(periodText.refunded, (row) => row.refunded_amount),
      ];
    if (isOfItems(by))
      return [
        count(words.times, (row) => row.orders),
        count(words.quantity, (row) => row.quantity ?? 0),
      ];
    return [
      count(periodText.orders, (row) => row.orders),
      amount(periodText.items, (row) => row.items_amount),
      amount(words.service, (row) => row.service_amount),
      amount(periodText.fee, (row) => row.delivery_fee),
    ];
  }
}
