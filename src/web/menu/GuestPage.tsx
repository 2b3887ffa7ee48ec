import type { ReactNode } from "react";
import type { Account } from "../../contract/account.ts";
import { text } from "../text/dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { About } from "./About.tsx";
import { AddressSection } from "./AddressSection.tsx";
import { Banner } from "./Banner.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Page.module.css";
import { TableService } from "./TableService.tsx";

type GuestPageProps = {
  account: Account;
  search?: { query: string; onQuery: (query: string) => void } | undefined;
  hasCart?: boolean | undefined;
  children: ReactNode;
};

/** What the guest's pages have around them. An account that is not active shows that it is closed. */
export function GuestPage({ account, search, hasCart, children }: GuestPageProps) {
  const { active, extras } = account;
  return (
    <div className={styles.page}>
      <Header account={account} search={active ? search : undefined} hasCart={active && hasCart} />
      <main id="content" tabIndex={-1}>
        <Banner account={account} />
        {active && <TableService account={account} />}
        {active ? children : <Closed />}
        <div className={styles.sections}>
          {active && <About html={extras.about} />}
          <AddressSection account={account} />
          <ContactSection extras={extras} />
        </div>
      </main>
      <Footer />
    </div>
  );
}

function Closed() {
  return (
    <EmptyState icon="clock" title={text.menu.closedTitle}>
      {text.menu.closed}
    </EmptyState>
  );
}
