import { axisOf } from "./axis.ts";
import { AxisLines } from "./AxisLines.tsx";
import type { Bar } from "./BarChart.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figure.module.css";

const [height, left, bottom, top] = [220, 52, 26, 10];
/** In px: the width of a label's letter, and the least gap between labels. */
const [letterWidth, gap] = [7.5, 8];

/** Amounts side by side, of things with an order of their own, such as hours. */
export function ColumnChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const axis = axisOf(Math.max(...bars.map(({ cents }) => cents)));
  const y = (cents: number) => top + (height - top - bottom) * (1 - cents / axis.top);
  return (
    <Figure title={title} height={height}>
      {(width) => {
        const step = (width - left) / bars.length;
        const longest = Math.max(...bars.map(({ label }) => label.length));
        const every = Math.ceil((longest * letterWidth + gap) / step);
        return (
          <>
            <AxisLines {...{ axis, left, y }} right={width} />
            {bars.map(({ label, cents }, at) => (
              <g key={label}>
                <rect
                  x={left + at * step + step * 0.15}
                  y={y(Math.max(0, cents))}
                  width={step * 0.7}
                  height={Math.max(0, height - bottom - y(Math.max(0, cents)))}
                  className={styles.bar}
                />
                {at % every === 0 && (
                  <text x={left + (at + 0.5) * step} y={height - 8} textAnchor="middle">
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
