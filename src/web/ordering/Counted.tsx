import styles from "./Counted.module.css";

/** A share of something stands in place of the number. */
type CountedProps = { qty: number | string; title: string };

/** So many of something: the quantity stands before the title, whose further lines begin below its first. */
export function Counted({ qty, title }: CountedProps) {
  return (
    <span className={styles.counted}>
      <span>{typeof qty === "number" ? `${qty} × ` : `${qty} `}</span>
      <span>{title}</span>
    </span>
  );
}

/** So many of something within a line: the quantity stays on the line on which the title begins. */
export function countedText({ qty, title }: CountedProps): string {
  return `${qty}${typeof qty === "number" ? "×" : ""}\u00a0${title}`;
}
