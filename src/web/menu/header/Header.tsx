import { type ReactNode, useEffect, useState } from "react";
import type { Account, Extras } from "../../../contract/account.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FontSizeControl } from "./FontSizeControl.tsx";
import styles from "./Header.module.css";
import { Logo } from "../page/Logo.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SideMenu, sideMenuId } from "./SideMenu.tsx";
import { useLocation, useSearch } from "wouter";
import { languageNames, languageTags, offeredLanguages } from "../../../domain/languages.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { flags } from "../../content/flags/flags.ts";
import { useSite } from "../../site/site.ts";

type HeaderProps = {
  account: Account;
  /** Left out where there is nothing to search. */
  search?: { query: string; onQuery: (query: string) => void } | undefined;
  hasCart?: boolean | undefined;
  bar?: ReactNode;
};

const markId = "banner-end";

/** Stays at the top: clear over the banner, and solid with a small logo below it. */
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

/** True while the element with this id is above the window. False on the server. */
function useScrolledPast(id: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const mark = document.getElementById(id);
    if (!mark) return undefined;
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, boundingClientRect } of changes) {
        setIsPast(!isIntersecting && boundingClientRect.top < 0);
      }
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}

const listId = "languages";

/** The same page in the account's other languages, when there are any; works without JavaScript. */
function LanguagePicker({ extras, float }: { extras: Extras; float: boolean }) {
  const { language } = useSite();
  const [path] = useLocation();
  const search = useSearch();
  const offered = offeredLanguages(extras);
  if (offered.length < 2) return null;
  return (
    <>
      <IconButton
        icon="globe"
        label={text.header.chooseLanguage}
        float={float}
        popoverTarget={listId}
      />
      <nav
        id={listId}
        popover="auto"
        className={styles.languages}
        aria-label={text.header.language}
      >
        <ul className={styles.links}>
          {offered.map((other) => (
            <li key={other}>
              <a
                href={sitePath(other, path) + (search && `?${search}`)}
                lang={languageTags[other]}
                hrefLang={languageTags[other]}
                aria-current={other === language ? "true" : undefined}
              >
                {/* No text of its own: the name beside it says the language. */}
                <img src={flags[other]} alt="" width="27" height="18" loading="lazy" />
                {languageNames[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
