import { reportText as words } from "../../text/report-dictionary.ts";
import { shortAmount } from "../charts/axis.ts";
import { hoursOf, weekdayOrder, type HeatCell } from "../charts/HeatGrid.tsx";
import { MoneyTable } from "../MoneyTable.tsx";

/** The numbers of the heat grid. */
export function HeatTable({ cells }: { cells: readonly HeatCell[] }) {
  const amountOf = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.cents]));
  return (
    <MoneyTable
      caption={words.charts.heat}
      rows={hoursOf(cells)}
      keyOf={String}
      columns={[
        { head: words.by.hour, isText: true, cell: (hour) => words.hour(String(hour)) },
        ...weekdayOrder.map((weekday) => ({
          head: words.weekdays[weekday] ?? "",
          cell: (hour: number) => {
            const cents = amountOf.get(`${weekday} ${hour}`);
            return cents === undefined ? "" : shortAmount(cents);
          },
        })),
      ]}
    />
  );
}
