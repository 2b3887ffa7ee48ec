import type { ReactNode } from "react";
import type { Account } from "../../../contract/account.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FontSizeControl } from "./FontSizeControl.tsx";
import styles from "./Header.module.css";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { Logo } from "../page/Logo.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SideMenu, sideMenuId } from "./SideMenu.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

type HeaderProps = {
  account: Account;
  /** Left out where there is nothing to search. */
  search?: { query: string; onQuery: (query: string) => void } | undefined;
  hasCart?: boolean | undefined;
  /** What stands over it. */
  bar?: ReactNode;
};

const markId = "banner-end";

/** Stays at the top: clear over the banner, solid and with a small logo below it. */
export function Header({ account, search, hasCart = false, bar }: HeaderProps) {
  const isPast = useScrolledPast(markId);
  const isSolid = isPast || (search !== undefined && search.query !== "");
  return (
    <>
      <span id={markId} className={styles.mark} />
      <header className={classNames(styles.header, isSolid && styles.solid)}>
        <a className="skip-link" href="#content">
          {text.a11y.skipToContent}
        </a>
        {hasCart && (
          <a className="skip-link" href="#pedido">
            {text.a11y.skipToCart}
          </a>
        )}
        {bar}
        <div className={styles.bar}>
          <IconButton
            icon="menu"
            label={text.header.openMenu}
            float={!isSolid}
            popoverTarget={sideMenuId}
          />
          <div className={styles.brand} aria-hidden="true">
            {isPast && (
              <>
                <Logo account={account} className={styles.logo} />
                <span className={styles.name}>{account.name}</span>
              </>
            )}
          </div>
          {search && <SearchBox {...search} float={!isSolid} />}
          <FontSizeControl float={!isSolid} />
          <LanguagePicker extras={account.extras} float={!isSolid} />
        </div>
      </header>
      <SideMenu account={account} />
    </>
  );
}
