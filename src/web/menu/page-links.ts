import type { Account } from "../../contract/account.ts";
import type { ViewMode } from "../../domain/entry-path.ts";
import { defaultLanguage, type Language } from "../../domain/languages.ts";
import { parseSitePath, sitePath } from "../../domain/site-path.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { translatedText } from "./translated-texts.ts";

/** The pages that an account's visitors can go to: home, delivery when it is on, and the menu. */
export function guestPages({ features, source }: Account): ViewMode[] {
  const pages: ViewMode[] = ["home", ...(features.delivery ? ["delivery" as const] : []), source];
  return pages.filter((page, index) => pages.indexOf(page) === index);
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

function inLanguage(href: string, language: Language): string {
  const page = parseSitePath(href);
  return page?.language === defaultLanguage ? sitePath(language, page.path) : href;
}
