import type { SalesReport, SalesRow } from "../../../contract/reports.ts";
import { centsFromReais, centsOfAll } from "../../../domain/money.ts";
import { abcClasses, isOfItems } from "../../../domain/report.ts";
import { formatNumber, formatShare } from "../../text/formats.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import { amount, MoneyTable, type MoneyColumn } from "../MoneyTable.tsx";
import { rowName } from "./row-name.ts";

export function SalesTable({ report, currency }: { report: SalesReport; currency: string }) {
  const { by, rows } = report;
  const money = (head: string, of: (row: SalesRow) => number | undefined) =>
    amount(rows, head, { of: (row) => of(row) ?? 0, currency });
  const count = (head: string, countOf: (row: SalesRow) => number): MoneyColumn<SalesRow> => ({
    head,
    cell: (row) => formatNumber(countOf(row)),
    sum: formatNumber(rows.reduce((total, row) => total + countOf(row), 0)),
  });
  const total = centsOfAll(rows.map((row) => row.total_amount));
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
        money(periodText.total, (row) => row.total_amount),
        ...(by === "day" || by === "hour" || by === "weekday" ? [] : [share]),
        ...(by === "item"
          ? [{ head: words.abc, cell: (row: SalesRow) => classOf.get(row.key) ?? "" }]
          : []),
        ...middle(),
        money(words.before, (row) => row.previous_amount),
      ]}
    />
  );

  function middle(): MoneyColumn<SalesRow>[] {
    if (by === "method")
      return [
        count(words.payments, (row) => row.orders),
        money(periodText.refunded, (row) => row.refunded_amount),
      ];
    if (isOfItems(by))
      return [
        count(words.times, (row) => row.orders),
        count(words.quantity, (row) => row.quantity ?? 0),
      ];
    return [
      count(periodText.orders, (row) => row.orders),
      money(periodText.items, (row) => row.items_amount),
      money(words.service, (row) => row.service_amount),
      money(periodText.fee, (row) => row.delivery_fee),
    ];
  }
}
