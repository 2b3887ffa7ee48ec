import { reportText } from "../../text/report-dictionary.ts";
import { axisOf } from "./axis.ts";
import { AxisLines } from "./AxisLines.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figure.module.css";

export type Point = { label: string; cents: number; earlierCents: number };

const [height, left, bottom, top] = [240, 52, 28, 10];
/** In px, the room of a day's label. */
const labelWidth = 56;

/** Amounts one after the other, and those of the range before. */
export function LineChart({ title, points }: { title: string; points: readonly Point[] }) {
  const axis = axisOf(Math.max(...points.flatMap((point) => [point.cents, point.earlierCents])));
  const y = (cents: number) => top + (height - top - bottom) * (1 - cents / axis.top);
  const words = reportText.charts;
  return (
    <Figure
      title={title}
      height={height}
      legend={[
        { name: words.now, line: "line" },
        { name: words.before, line: "earlier" },
      ]}
    >
      {(width) => {
        const room = width - left - 8;
        const x = (index: number) =>
          left + (points.length < 2 ? room / 2 : (room * index) / (points.length - 1));
        const path = (amounts: readonly number[]) =>
          amounts.map((cents, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(cents)}`).join("");
        const every = Math.ceil(points.length / Math.max(2, Math.floor(room / labelWidth)));
        return (
          <>
            <AxisLines {...{ axis, left, y }} right={width} />
            <path d={path(points.map((point) => point.earlierCents))} className={styles.earlier} />
            <path d={path(points.map((point) => point.cents))} className={styles.line} />
            {points.map(({ label, cents }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a point is its place
              <g key={at}>
                {points.length <= 31 && (
                  <circle cx={x(at)} cy={y(cents)} r={3} className={styles.bar} />
                )}
                {at % every === 0 && (
                  <text x={x(at)} y={height - 8} textAnchor="middle">
                    {label}
                  </text>
                )}
              </g>
            ))}
          </>
        );
      }}
    </Figure>
  );
}
