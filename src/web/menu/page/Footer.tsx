import { Link } from "wouter";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import styles from "./Page.module.css";

export function Footer() {
  const { providerUrl } = useSite();
  return (
    <footer className={styles.footer}>
      <Link href="/privacidade">{text.pages.privacy}</Link>
      {" · "}
      {text.common.poweredBy} <a href={providerUrl}>Comanda</a>
    </footer>
  );
}
