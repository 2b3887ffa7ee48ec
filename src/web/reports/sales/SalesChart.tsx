import type { SalesReport } from "../../../contract/reports.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { formatMoney } from "../../text/money.ts";
import { abcClasses } from "../../../domain/report.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import { BarChart, type Bar } from "../charts/BarChart.tsx";
import { ColumnChart } from "../charts/ColumnChart.tsx";
import { HeatGrid, hoursOf, weekdayOrder, type HeatCell } from "../charts/HeatGrid.tsx";
import { LineChart } from "../charts/LineChart.tsx";
import { ParetoChart } from "../charts/ParetoChart.tsx";
import styles from "../ReportPage.module.css";
import { shortDay } from "./presets.ts";
import { rowName } from "./row-name.ts";
import { shortAmount } from "../charts/axis.ts";
import { MoneyTable } from "../MoneyTable.tsx";

/** Nobody can tell more bars apart; the table has all of them. */
const mostBars = 15;
const mostItems = 40;

/** The chart that fits the report's grouping. */
export function SalesChart({ report, currency }: { report: SalesReport; currency: string }) {
  const { by, rows } = report;
  const money = (cents: number) => formatMoney(cents, currency);
  const bars = rows.map((row): Bar => {
    const cents = centsFromReais(row.total_amount);
    return { label: rowName(by, row), cents, shown: money(cents) };
  });
  const title = words.charts.bars(periodText.by[by]);
  if (by === "day") {
    const points = rows.map((row) => ({
      label: shortDay(row.key),
      cents: centsFromReais(row.total_amount),
      earlierCents: centsFromReais(row.previous_amount),
    }));
    return <LineChart title={words.charts.line(periodText.by[by])} points={points} />;
  }
  if (by === "item") {
    const classes = abcClasses(bars.map(({ cents }) => cents));
    const items = bars.flatMap((bar, at) => {
      const found = classes[at];
      return found ? [{ id: rows[at]?.key ?? "", ...bar, ...found }] : [];
    });
    return <ParetoChart title={words.charts.pareto} items={items.slice(0, mostItems)} />;
  }
  const heat = report.heat?.map(({ weekday, hour, total_amount }) => ({
    weekday,
    hour,
    cents: centsFromReais(total_amount),
  }));
  return (
    <>
      {by === "hour" || by === "weekday" ? (
        <ColumnChart title={title} bars={inTheirOrder(by, bars)} />
      ) : (
        <BarChart title={title} bars={bars.slice(0, mostBars)} />
      )}
      {heat && (
        <div className={styles.heat}>
          <HeatGrid title={words.charts.heat} cells={heat} shown={money} />
          <details>
            <summary>{words.charts.asTable}</summary>
            <HeatTable cells={heat} />
          </details>
        </div>
      )}
    </>
  );
}

/** Hours from 05:00, the usual start of a business day, and days from Monday. */
function inTheirOrder(by: "hour" | "weekday", bars: readonly Bar[]): Bar[] {
  const [first, short] = by === "hour" ? [5, (bar: Bar) => bar] : [1, shortWeekday];
  return [...bars.slice(first), ...bars.slice(0, first)].map(short);
}

const shortWeekday = (bar: Bar): Bar => ({ ...bar, label: bar.label.slice(0, 3) });

function HeatTable({ cells }: { cells: readonly HeatCell[] }) {
  const amountOf = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.cents]));
  return (
    <MoneyTable
      caption={words.charts.heat}
      rows={hoursOf(cells)}
      keyOf={String}
      columns={[
        { head: periodText.by.hour, isText: true, cell: (hour) => words.hour(String(hour)) },
        ...weekdayOrder.map((weekday) => ({
          head: periodText.weekdays[weekday] ?? "",
          cell: (hour: number) => {
            const cents = amountOf.get(`${weekday} ${hour}`);
            return cents === undefined ? "" : shortAmount(cents);
          },
        })),
      ]}
    />
  );
}
