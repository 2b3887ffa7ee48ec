import type { AbcClass } from "../../../domain/report.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { axisOf } from "./axis.ts";
import { AxisLines } from "./AxisLines.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figure.module.css";

export type ParetoItem = { id: string; label: string; cents: number; abc: AbcClass; upTo: number };

const [height, left, right, bottom, top] = [240, 52, 40, 28, 14];

/** Items by their amount, the largest first, with the line of their running sum over them and their classes below. */
export function ParetoChart({ title, items }: { title: string; items: readonly ParetoItem[] }) {
  const axis = axisOf(Math.max(...items.map(({ cents }) => cents)));
  const room = height - top - bottom;
  const y = (share: number) => top + room * (1 - share);
  const words = reportText.charts;
  const firsts = items.flatMap(({ abc }, at) =>
    at === 0 || items[at - 1]?.abc !== abc ? [{ abc, at }] : [],
  );
  const together = (x: (at: number) => number, upTo: (share: number) => number) =>
    items.map((item, at) => `${at === 0 ? "M" : "L"}${x(at)} ${upTo(item.upTo)}`).join("");
  return (
    <Figure
      title={title}
      height={height}
      legend={[
        { name: words.now, line: "bar" },
        { name: words.together, line: "line" },
      ]}
    >
      {(width) => {
        const step = (width - left - right) / items.length;
        const x = (at: number) => left + (at + 0.5) * step;
        return (
          <>
            <AxisLines
              {...{ axis, left }}
              right={width - right}
              y={(cents) => y(cents / axis.top)}
            />
            {items.map(({ id, label, cents }, at) => (
              <rect
                key={id}
                x={left + at * step + step * 0.1}
                y={y(Math.max(0, cents) / axis.top)}
                width={step * 0.8}
                height={(room * Math.max(0, cents)) / axis.top}
                className={styles.bar}
              >
                <title>{label}</title>
              </rect>
            ))}
            {[0.8, 0.95].map((share) => (
              <g key={share}>
                <path d={`M${left} ${y(share)}H${width - right}`} className={styles.earlier} />
                <text x={width - right + 4} y={y(share) + 4}>
                  {share * 100}%
                </text>
              </g>
            ))}
            <path d={together(x, y)} className={styles.halo} />
            <path d={together(x, y)} className={styles.line} />
            {firsts.map(({ abc, at }) => (
              <g key={abc}>
                {at > 0 && (
                  <path
                    d={`M${left + at * step} ${top}V${height - bottom + 6}`}
                    className={styles.rule}
                  />
                )}
                <text x={left + at * step + 4} y={height - 8} className={styles.strong}>
                  {abc}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </Figure>
  );
}
