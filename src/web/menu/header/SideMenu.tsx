import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { Account } from "../../../contract/account.ts";
import { askToSignIn } from "../../api/sign-in-prompt.ts";
import { SignInPrompt } from "../../auth/SignInPrompt.tsx";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { RatingDialog } from "../../rating/RatingDialog.tsx";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { PartFailed } from "../../ui/PartAwaited.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import styles from "./Header.module.css";
import { homeButtons, sideMenuPages } from "./page-links.ts";

export const sideMenuId = "side-menu";

const fetchSignOut = () => import("./SignOutButton.tsx");

/** The site's pages. The platform opens and closes it, so that it works without JavaScript. */
export function SideMenu({ account }: { account: Account }) {
  const { language } = useSite();
  const [path] = useLocation();
  const signedIn = useSignedIn();
  const { part, failed, retry } = useLazyPart(fetchSignOut, Boolean(signedIn));
  const [rates, setRates] = useState(false);
  const buttons = account.features.linktree ? homeButtons(account, language) : [];
  return (
    <>
      <nav
        id={sideMenuId}
        popover="auto"
        className={styles.sideMenu}
        aria-label={text.a11y.mainNavigation}
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
          {sideMenuPages(account, signedIn?.auth_group_level).map(({ href, label }) => (
            <li key={href}>
              <Link href={href} aria-current={path === href ? "page" : undefined} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          {buttons.map(({ href, label }) => (
            <li key={label + href}>
              <a href={href} rel="noopener">
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

/** Gives the focus back to the button that opened the menu; the page stays when a link leads to where one is. */
function close() {
  document.getElementById(sideMenuId)?.hidePopover();
}
