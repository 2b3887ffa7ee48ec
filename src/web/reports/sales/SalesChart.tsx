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

type SalesChartProps = {
  report: SalesReport;
  currency: string;
  /** The hour at which a business day begins. */
  firstHour: number;
};

export function SalesChart({ report, currency, firstHour }: SalesChartProps) {
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
        <ColumnChart
          title={title}
          bars={by === "hour" ? inOrder(bars, firstHour) : inOrder(bars, 1).map(shortWeekday)}
        />
      ) : (
        <BarChart title={title} bars={bars.slice(0, mostBars)} />
      )}
      {heat && (
        <div className={styles.heat}>
          <HeatGrid title={words.charts.heat} cells={heat} {...{ firstHour }} shown={money} />
          <details>
            <summary>{words.charts.asTable}</summary>
            <HeatTable cells={heat} {...{ firstHour }} />
          </details>
        </div>
      )}
    </>
  );
}

/** All hours or weekdays from the one that comes first. */
function inOrder(bars: readonly Bar[], first: number): Bar[] {
  return [...bars.slice(first), ...bars.slice(0, first)];
}

const shortWeekday = (bar: Bar): Bar => ({ ...bar, label: bar.label.slice(0, 3) });

function HeatTable({ cells, firstHour }: { cells: readonly HeatCell[]; firstHour: number }) {
  const amountOf = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.cents]));
  return (
    <MoneyTable
      caption={words.charts.heat}
      rows={hoursOf(cells, firstHour)}
      keyOf={String}
      columns={[
        { head: periodText.by.hour, cell: (hour) => words.hour(String(hour)) },
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
