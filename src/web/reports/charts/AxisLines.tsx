import { shortAmount, type Axis } from "./axis.ts";
import styles from "./Figure.module.css";

type AxisLinesProps = {
  axis: Axis;
  /** Both ends of the lines, in px. */
  left: number;
  right: number;
  /** The height of an amount. */
  y: (cents: number) => number;
};

/** The lines behind a chart, and their amounts to the left of them. */
export function AxisLines({ axis, left, right, y }: AxisLinesProps) {
  return axis.steps.map((cents) => (
    <g key={cents}>
      <path d={`M${left} ${y(cents)}H${right}`} className={styles.rule} />
      <text x={left - 6} y={y(cents) + 4} textAnchor="end">
        {shortAmount(cents)}
      </text>
    </g>
  ));
}
