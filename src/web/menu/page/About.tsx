import { hasWords } from "../../content/rich-text.ts";
import { text } from "../../text/dictionary.ts";
import styles from "./Page.module.css";
import { RichText } from "./RichText.tsx";

/** What the business tells of itself, when it does. */
export function About({ html }: { html: string }) {
  if (!hasWords(html)) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.about}</h2>
      <RichText html={html} />
    </section>
  );
}
