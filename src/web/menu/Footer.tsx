import { text } from "../text/dictionary.ts";
import styles from "./Page.module.css";

const provider = { name: "Comanda", address: "https://comanda.example/" };

export function Footer() {
  return (
    <footer className={styles.footer}>
      {text.common.poweredBy} <a href={provider.address}>{provider.name}</a>
    </footer>
  );
}
