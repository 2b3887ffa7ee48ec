import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import styles from "./Figure.module.css";

type Legend = readonly { name: string; line: "line" | "earlier" | "bar" }[];

type FigureProps = {
  title: string;
  /** In pixels; the width is what there is. */
  height: number;
  legend?: Legend;
  children: (width: number) => ReactNode;
};

/** The width before it has been measured, and on paper. */
const usualWidth = 640;

/** A drawing with its title, as wide as there is room; its numbers stand in the table beside it. */
export function Figure({ title, height, legend, children }: FigureProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const { current: measured } = box;
    if (!measured) return;
    const measure = () => setWidth(Math.max(240, Math.floor(measured.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {legend && (
        <ul className={styles.legend}>
          {legend.map(({ name, line }) => (
            <li key={name}>
              {/* The look tells them apart, and not the colour alone. */}
              <svg className={styles.sample} viewBox="0 0 28 10" aria-hidden="true">
                {line === "bar" ? (
                  <rect width={28} height={10} className={styles.bar} />
                ) : (
                  <path d="M0 5h28" className={styles[line]} />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={box}>
        <svg
          role="img"
          aria-labelledby={id}
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          <title id={id}>{title}</title>
          {children(width)}
        </svg>
      </div>
    </figure>
  );
}
