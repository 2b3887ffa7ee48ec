import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState, type KeyboardEvent } from "react";
import { Link, useLocation } from "wouter";
import { hasTables } from "../../domain/landing-path.ts";
import { useApi } from "../api/api.ts";
import type { SignedIn } from "../api/session.ts";
import { OwnPassword } from "../auth/OwnPassword.tsx";
import { checkQuery } from "../auth/queries.ts";
import { useSignOut } from "../auth/use-sign-out.ts";
import { homeQuery } from "../content/queries.ts";
import { useLeaving } from "../site/leaving.ts";
import { useSpokenDocument } from "../site/use-spoken-document.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { text } from "../text/dictionary.ts";
import { frameText } from "../text/frame-dictionary.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import { useWide } from "../ui/use-wide.ts";
import { useBackToMenu } from "./back-to-menu.ts";
import { StaffLanguage } from "./StaffLanguage.tsx";
import styles from "./PageHeader.module.css";

/** The bar over the pages outside of the menu; `signedIn` is null for guests. */
export function PageHeader({ signedIn }: { signedIn: SignedIn | null }) {
  useSpokenDocument();
  const api = useApi();
  const home = useQuery(homeQuery(api));
  const account = home.data?.account;
  const name = useQuery({ ...checkQuery(api), enabled: signedIn !== null }).data?.name;
  const [here] = useLocation();
  const isAtSettings = here === "/admin";
  const isWide = useWide();
  const menu = useBackToMenu(account, { isStaff: signedIn !== null });
  const isFolded = signedIn !== null && !isWide;
  const toMenu = [isAtSettings && <Icon key="back" name="back" />, text.pages.cardapio];
  return (
    <header className={classNames(styles.header, isFolded && styles.folded)} lang={spokenTag()}>
      <a className="skip-link" href="#content">
        {text.a11y.skipToContent}
      </a>
      <div className={styles.who}>
        <p className={styles.name}>{account?.name ?? "\u00a0"}</p>
        {signedIn && (
          <div className={styles.person}>
            <p>
              <Icon name="user" />
              <span className="visually-hidden">{frameText.access.signedInAs}</span>{" "}
              <span className={styles.shown}>{name ?? signedIn.auth_group_label}</span>
            </p>
            {isWide && <SwitchPerson />}
            {isWide && <OwnTools signedIn={signedIn} />}
          </div>
        )}
      </div>
      {isFolded && (
        <>
          <SwitchPerson />
          <PersonMenu>
            <OwnTools signedIn={signedIn} />
            <SignOutButton />
          </PersonMenu>
        </>
      )}
      <nav className={styles.pages} aria-label={text.a11y.mainNavigation}>
        {home.isLoading && home.failureCount === 0 ? (
          // Only the account tells on which menu a guest can order.
          <span className={styles.link}>{toMenu}</span>
        ) : (
          <PageLink to={menu} label={isAtSettings ? frameText.settings.backToMenu : undefined}>
            {toMenu}
          </PageLink>
        )}
        <PageLink to="/pedidos">{text.pages.orders}</PageLink>
        {signedIn && account && hasTables(account.features) && (
          <PageLink to="/pedido-mesa">{text.pages.tables}</PageLink>
        )}
        {signedIn && <PageLink to="/cozinha">{text.pages.kitchen}</PageLink>}
        {signedIn?.auth_group_level === 1 && (
          <>
            <PageLink to="/fechamento">{text.pages.day}</PageLink>
            <PageLink to="/relatorios">{text.pages.reports}</PageLink>
          </>
        )}
        {signedIn?.auth_group_level === 1 && account?.active && !isAtSettings && (
          <PageLink to="/admin">{text.header.admin}</PageLink>
        )}
      </nav>
      {signedIn && isWide && <SignOutButton />}
      {!signedIn && (
        <Link href="/auth/login" className={styles.link}>
          {text.header.signIn}
        </Link>
      )}
    </header>
  );
}

type PageLinkProps = {
  to: string;
  /** A longer label than there is room for. */
  label?: string | undefined;
  children: ReactNode;
};

function PageLink({ to, label, children }: PageLinkProps) {
  const [here] = useLocation();
  const isHere = here === to;
  return (
    <Link
      ref={isHere ? keepInRow : undefined}
      href={to}
      className={styles.link}
      aria-label={label}
      aria-current={isHere ? "page" : undefined}
      // Browsers do not move the row for a link that stands half in it.
      onFocus={({ currentTarget }) =>
        currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
      }
    >
      {children}
    </Link>
  );
}

function OwnTools({ signedIn }: { signedIn: SignedIn }) {
  return (
    <>
      <StaffLanguage />
      {/* An admin's password form is in the settings. */}
      {signedIn.auth_group_level !== 1 && <OwnPassword />}
    </>
  );
}

/** One device serves several who work here: the next one signs in at once. */
function SwitchPerson() {
  const signOut = useSignOut("/auth/login");
  const { leave } = useLeaving();
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={frameText.access.switchPersonLong}
      onClick={() => leave(() => signOut.mutate())}
    >
      {frameText.access.switchPerson}
    </button>
  );
}

function SignOutButton() {
  const signOut = useSignOut();
  const { leave } = useLeaving();
  return <Button onClick={() => leave(() => signOut.mutate())}>{text.header.signOut}</Button>;
}

/** Moves a row of links so that the one of the open page is seen, also when links or their words come later. */
function keepInRow(link: HTMLElement | null) {
  const row = link?.parentElement;
  if (!link || !row) return;
  const show = () => {
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    // The row alone is moved: the page stays where somebody left it.
    if (inner.right > outer.right)
      row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  };
  show();
  const changes = new MutationObserver(show);
  changes.observe(row, { childList: true, characterData: true, subtree: true });
  return () => changes.disconnect();
}

/** One button for tools used about once a day, on screens too narrow to show them next to the pages' links. */
function PersonMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    // A dialog that one of the tools has opened closes first, alone.
    const isInDialog = target instanceof Element && target.closest("dialog") !== null;
    if (key !== "Escape" || !isOpen || isInDialog) return;
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        ref={opener}
        icon={isOpen ? "close" : "menu"}
        label={text.header.openMenu}
        aria-expanded={isOpen}
        aria-controls={id}
        data-person-menu
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      />
      {/* Escape bubbles up from the tools inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div id={id} className={styles.menu} hidden={!isOpen} onKeyDown={closeOnEscape}>
        {isOpen && children}
      </div>
    </>
  );
}
