import { classNames } from "../../ui/class-names.ts";
import styles from "./Page.module.css";

/** An owner's formatted text. It is sanitised when it is written: the server stores nothing else. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.richText, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
