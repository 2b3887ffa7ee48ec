import styles from "./Counted.module.css";

/** `qty` is in words for a share of an item. */
type CountedProps = { qty: number | string; title: string };

/** A title after its quantity; further lines of the title begin below its first. */
export function Counted({ qty, title }: CountedProps) {
  return (
    <span className={styles.counted}>
      <span>{typeof qty === "number" ? `${qty} × ` : `${qty} `}</span>
      <span>{title}</span>
    </span>
  );
}

/** A title after its quantity, within a line of text: no line break comes between them. */
export function countedText({ qty, title }: CountedProps): string {
  return `${qty}${typeof qty === "number" ? "×" : ""}\u00a0${title}`;
}
