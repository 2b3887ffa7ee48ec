import type { Extras } from "../../../contract/account.ts";
import { contactLinks } from "../../content/contact-links.tsx";
import { text } from "../../text/dictionary.ts";
import styles from "./Page.module.css";

/** The ways to reach the business; nothing if it has named none. */
export function ContactSection({ extras }: { extras: Extras }) {
  const links = contactLinks(extras);
  if (links.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.contact}</h2>
      <p className={styles.contacts}>{links}</p>
    </section>
  );
}
