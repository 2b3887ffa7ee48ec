import type { Account } from "../../../contract/account.ts";
import { hasTables, menuPage, type ViewMode } from "../../../domain/landing-path.ts";
import { defaultLanguage, type Language } from "../../../domain/languages.ts";
import { parseSitePath, sitePath } from "../../../domain/site-path.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { translatedText } from "../../content/translated-texts.ts";
import { text } from "../../text/dictionary.ts";

/** The pages that an account's visitors can go to: home, those where they can order, and the menu. */
export function guestPages(account: Account): ViewMode[] {
  const { delivery, easyOrder } = account.features;
  const pages = new Set<ViewMode>(["home"]);
  if (delivery) pages.add("delivery");
  if (easyOrder) pages.add("easy-order");
  return [...pages.add(menuPage(account))];
}

/**
 * The links of the side menu for a guest, an admin (level 1) or an attendant (2): the pages, an
 * admin's settings while the account is active, the orders where there can be any to see, and the tables for staff. A
 * guest at a table sees the orders of its key.
 */
export function sideMenuPages(
  account: Account,
  level: 1 | 2 | undefined,
  tableOfKey?: number,
): { href: string; label: string }[] {
  const { delivery, easyOrder } = account.features;
  const hasOrders = level || delivery || easyOrder || tableOfKey;
  return [
    ...guestPages(account).map((page) => ({ href: `/${page}`, label: text.pages[page] })),
    ...(level === 1 && account.active ? [{ href: "/admin", label: text.header.admin }] : []),
    ...(hasOrders ? [{ href: "/pedidos", label: text.pages.orders }] : []),
    ...(level && hasTables(account.features)
      ? [{ href: "/pedido-mesa", label: text.pages.tables }]
      : []),
    ...(level ? [{ href: "/cozinha", label: text.pages.kitchen }] : []),
    ...(level === 1
      ? [
          { href: "/fechamento", label: text.pages.day },
          { href: "/relatorios", label: text.pages.reports },
        ]
      : []),
  ];
}

export type HomeButton = { label: string; href: string };

/**
 * The account's own buttons, with the language's label and link, each falling back to Portuguese. A
 * link to one of the site's pages keeps the visitor's language.
 */
export function homeButtons({ extras }: Account, language: Language): HomeButton[] {
  return extras.home_ctas
    .map((button) => ({
      label: translatedText(button, "cta", language),
      href: inLanguage(translatedText(button, "href", language), language),
    }))
    .filter(({ label, href }) => !isBlank(label) && !isBlank(href));
}

/** The account's own buttons, each target once, without those that lead to one of the pages beside them. */
export function furtherButtons(
  account: Account,
  { language, host, pages }: { language: Language; host: string; pages: readonly string[] },
): HomeButton[] {
  const origin = `https://${host}`;
  const pathOf = (href: string) =>
    href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  const taken = new Set(pages.map((page) => sitePath(language, page)));
  return homeButtons(account, language).filter(({ href }) => {
    const isNew = !taken.has(pathOf(href));
    taken.add(pathOf(href));
    return isNew;
  });
}

function inLanguage(href: string, language: Language): string {
  const page = parseSitePath(href);
  return page?.language === defaultLanguage ? sitePath(language, page.path) : href;
}
