import { periodText } from "../../text/period-dictionary.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { Figure } from "./Figure.tsx";
import styles from "./Figure.module.css";

export type HeatCell = { weekday: number; hour: number; cents: number };

const [cellHeight, left, top] = [22, 48, 22];
/** Monday first, as a week of work has it. */
export const weekdayOrder = [1, 2, 3, 4, 5, 6, 0];
const dayHours = 24;

/** The hours from the first to the last cell with something, in the order of a business day from `firstHour`. */
export function hoursOf(cells: readonly HeatCell[], firstHour: number): number[] {
  const places = cells.map(({ hour }) => (hour - firstHour + dayHours) % dayHours);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    return (first + index + firstHour) % dayHours;
  });
}

/** Weekdays beside each other and hours one under the other: the stronger the colour, the more was sold. */
export function HeatGrid({
  title,
  cells,
  firstHour,
  shown,
}: {
  title: string;
  cells: readonly HeatCell[];
  firstHour: number;
  shown: (cents: number) => string;
}) {
  const hours = hoursOf(cells, firstHour);
  const largest = Math.max(1, ...cells.map(({ cents }) => cents));
  const words = reportText;
  return (
    <Figure title={title} height={top + hours.length * cellHeight}>
      {(width) => {
        const cellWidth = (width - left) / weekdayOrder.length;
        return (
          <>
            {weekdayOrder.map((weekday, at) => (
              <text key={weekday} x={left + (at + 0.5) * cellWidth} y={14} textAnchor="middle">
                {periodText.weekdays[weekday]}
              </text>
            ))}
            {hours.map((hour, row) => (
              <text key={hour} x={left - 6} y={top + row * cellHeight + 15} textAnchor="end">
                {words.hour(String(hour))}
              </text>
            ))}
            {cells.map(({ weekday, hour, cents }) => (
              <rect
                key={`${weekday} ${hour}`}
                x={left + weekdayOrder.indexOf(weekday) * cellWidth + 1}
                y={top + hours.indexOf(hour) * cellHeight + 1}
                width={cellWidth - 2}
                height={cellHeight - 2}
                rx={3}
                className={styles.bar}
                opacity={0.08 + (0.92 * Math.max(0, cents)) / largest}
              >
                <title>
                  {words.charts.cell(
                    words.weekdaysLong[weekday] ?? "",
                    words.hour(String(hour)),
                    shown(cents),
                  )}
                </title>
              </rect>
            ))}
          </>
        );
      }}
    </Figure>
  );
}
