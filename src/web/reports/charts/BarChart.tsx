import { Figure } from "./Figure.tsx";
import styles from "./Figure.module.css";

export type Bar = { label: string; cents: number; shown: string };

const rowHeight = 40;

/** Amounts one under the other, each with its words over its bar: there is room for them on the narrowest screen. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ cents }) => cents));
  return (
    <Figure title={title} height={bars.length * rowHeight}>
      {(width) =>
        bars.map(({ label, cents, shown }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <g key={at} transform={`translate(0 ${at * rowHeight})`}>
            <text x={0} y={14} className={styles.strong}>
              {shortened(label, width)}
            </text>
            <text x={width} y={14} textAnchor="end" className={styles.strong}>
              {shown}
            </text>
            <rect y={20} width={width} height={10} rx={5} className={styles.faint} />
            <rect
              y={20}
              width={Math.max(0, (width * cents) / largest)}
              height={10}
              rx={5}
              className={styles.bar}
            />
          </g>
        ))
      }
    </Figure>
  );
}

/** Letters are some 7 pixels wide, and the amount needs its room. */
function shortened(label: string, width: number): string {
  const most = Math.floor((width - 110) / 7);
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}
