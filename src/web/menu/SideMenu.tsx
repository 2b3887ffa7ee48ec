import { Link, useLocation } from "wouter";
import type { Account } from "../../contract/account.ts";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { IconButton } from "../ui/Button.tsx";
import styles from "./Header.module.css";
import { guestPages, homeButtons } from "./page-links.ts";
import { goToTop } from "./scrolling.ts";

export const sideMenuId = "side-menu";

/** The site's pages. The platform opens and closes it, so that it works without JavaScript. */
export function SideMenu({ account }: { account: Account }) {
  const { language } = useSite();
  const [path] = useLocation();
  const { delivery, easyOrder, linktree } = account.features;
  const takesOrders = delivery || easyOrder;
  const pages: { href: string; label: string }[] = [
    ...guestPages(account).map((page) => ({ href: `/${page}`, label: text.pages[page] })),
    ...(takesOrders ? [{ href: "/pedidos", label: text.pages.orders }] : []),
  ];
  const buttons = linktree ? homeButtons(account, language) : [];
  return (
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
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} aria-current={path === href ? "page" : undefined} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
        {buttons.map(({ href, label }) => (
          <li key={label}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page stays when the link leads to where one is. */
function close() {
  document.getElementById(sideMenuId)?.hidePopover();
  goToTop();
}
