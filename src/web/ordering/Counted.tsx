import styles from "./Counted.module.css";

type CountedProps = { qty: number; title: string };

/** So many of something: the quantity stands before the title, whose further lines begin below its first. */
export function Counted({ qty, title }: CountedProps) {
  return (
    <span className={styles.counted}>
      <span>{`${qty} × `}</span>
      <span>{title}</span>
    </span>
  );
}

/** So many of something within a line: the quantity stays on the line on which the title begins. */
export function countedText({ qty, title }: { qty: number; title: string }): string {
  return `${qty}×\u00a0${title}`;
}
