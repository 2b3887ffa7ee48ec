import type { ReactNode } from "react";
import type { Account } from "../../../contract/account.ts";
import { text } from "../../text/dictionary.ts";
import { ContactSection } from "./ContactSection.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./Page.module.css";
import { Link } from "wouter";
import { useSite } from "../../site/site.ts";

type PlainPageProps = {
  account: Account;
  bar?: ReactNode;
  /** After the ways to reach the account. */
  end?: ReactNode;
  children: ReactNode;
};

/** A page with one message, the account's logo, and the ways to reach the account. */
export function PlainPage({ account, bar, end, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      {bar}
      <main id="content" className={styles.plain}>
        <Logo
          account={account}
          alt={text.a11y.logoOf(account.name)}
          className={styles.plainLogo}
          priority="auto"
        />
        {children}
        <ContactSection extras={account.extras} />
        {end}
      </main>
      <Footer />
    </div>
  );
}

export function Footer() {
  const { providerUrl } = useSite();
  return (
    <footer className={styles.footer}>
      <Link href="/privacidade">{text.pages.privacy}</Link>
      {"\u00a0· "}
      {text.common.poweredBy} <a href={providerUrl}>Comanda</a>
    </footer>
  );
}
