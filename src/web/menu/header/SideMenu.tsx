import { useCallback, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Account } from "../../../contract/account.ts";
import { askToSignIn } from "../../api/sign-in-prompt.ts";
import { SignInPrompt } from "../../auth/SignInPrompt.tsx";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { useTableOfKey } from "../../ordering/table-key.ts";
import { RatingDialog } from "../../rating/RatingDialog.tsx";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { PartFailed } from "../../ui/PartAwaited.tsx";
import { useLazyPart, useSteadyPart } from "../../ui/use-lazy-part.ts";
import styles from "./Header.module.css";
import { furtherButtons, sideMenuPages } from "./page-links.ts";

export const sideMenuId = "side-menu";

const fetchSignOut = () => import("./SignOutButton.tsx");
const fetchIcons = () => import("../links/LinkIcon.tsx");

/** The site's pages. The browser opens and closes the menu, so that it works without JavaScript. */
export function SideMenu({ account }: { account: Account }) {
  const { language, host } = useSite();
  const [path] = useLocation();
  const [isSeen, setSeen] = useState(false);
  // It may have been opened before the page had its scripts.
  const noteOpened = useCallback(
    (menu: HTMLElement | null) => setSeen(Boolean(menu?.clientWidth)),
    [],
  );
  const icons = useSteadyPart(fetchIcons, isSeen);
  const signedIn = useSignedIn();
  const { part, failed, retry } = useLazyPart(fetchSignOut, Boolean(signedIn));
  const [rates, setRates] = useState(false);
  const pages = sideMenuPages(account, signedIn?.auth_group_level, useTableOfKey(account));
  const buttons = account.features.linktree
    ? furtherButtons(account, { language, host, pages: pages.map(({ href }) => href) })
    : [];
  // The icons load when the menu first opens. Their place is kept.
  const iconOf = (href: string) => (
    <span className={styles.linkIcon}>{icons && <icons.LinkIcon href={href} />}</span>
  );
  return (
    <>
      <nav
        id={sideMenuId}
        ref={noteOpened}
        popover="auto"
        className={styles.sideMenu}
        aria-label={text.a11y.mainNavigation}
        onToggle={({ newState, currentTarget }) => {
          setSeen(true);
          // It covers the button that opened it.
          if (newState === "open") currentTarget.querySelector("button")?.focus();
        }}
      >
        <div className={styles.sideMenuTop}>
          <strong>{account.name}</strong>
          <IconButton
            icon="close"
            label={text.header.closeMenu}
            popoverTarget={sideMenuId}
            popoverTargetAction="hide"
          />
        </div>
        <ul className={styles.links}>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} aria-current={path === href ? "page" : undefined} onClick={close}>
                {iconOf(href)}
                {label}
              </Link>
            </li>
          ))}
          {buttons.map(({ href, label }) => (
            <li key={label + href}>
              <a href={href} rel="noopener">
                {iconOf(href)}
                {label}
              </a>
            </li>
          ))}
          {!signedIn && account.active && (
            <li className={styles.needsScript}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  setRates(true);
                }}
              >
                <Icon name="star" />
                {text.rating.rate}
              </button>
            </li>
          )}
          {signedIn ? (
            <li>{part ? <part.SignOutButton /> : failed && <PartFailed retry={retry} />}</li>
          ) : (
            <li>
              <Link
                href="/auth/login"
                onClick={(event) => {
                  event.preventDefault();
                  close();
                  askToSignIn("wanted");
                }}
              >
                <Icon name="user" />
                {text.header.signIn}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <RatingDialog open={rates} onClose={() => setRates(false)} />
      <SignInPrompt />
    </>
  );
}

/** Closes the menu, also for a link to the present page, and gives the focus back to the menu's button. */
function close() {
  document.getElementById(sideMenuId)?.hidePopover();
}
