import type { Account } from "../../contract/account.ts";
import {
  defaultLanguage,
  languageTags,
  offeredLanguages,
  type Language,
} from "../../domain/languages.ts";
import { pageTitle } from "../../domain/page-title.ts";
import { sitePath } from "../../domain/site-path.ts";
import { escapeHtml } from "../http/edge/markup.ts";
import { headTexts } from "../texts/documents.ts";
import { pictureKinds, picturePaths } from "./pictures/picture-kinds.ts";
import { restaurantData } from "./restaurant-data.ts";

export type HeadParts = {
  account: Account;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  language: Language;
  /** The path without the language prefix. */
  path: string;
  /** The page's own name; the first page has none. */
  title: string | undefined;
  /** Whether search engines may list the page. */
  isPublic: boolean;
};

/** Facebook's names of the languages, which name a country too. */
const openGraphLocales: Record<Language, string> = {
  br: "pt_BR",
  us: "en_US",
  es: "es_ES",
  it: "it_IT",
  fr: "fr_FR",
  cn: "zh_CN",
};

/** Tags of the head, for browsers, search engines and people who share the page. */
export function headTags(parts: HeadParts): string[] {
  const { account, isPublic } = parts;
  const title = escapeHtml(pageTitle({ page: parts.title, account: account.name }));
  return [
    `<title>${title}</title>`,
    `<meta name="application-name" content="${escapeHtml(account.name)}">`,
    // Nobody needs the manifest before the page is there, and browsers would fetch it before the pictures.
    '<link rel="later" data-rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" href="${picturePaths.favicon}">`,
    `<link rel="apple-touch-icon" href="${picturePaths.touchIcon}">`,
    ...(isPublic
      ? [...shareTags(parts, title), ...searchTags(parts)]
      : ['<meta name="robots" content="noindex">']),
  ];
}

function shareTags({ account, origin, language, path }: HeadParts, title: string): string[] {
  const description = escapeHtml(describeAccount(account));
  const { width, height } = pictureKinds.share;
  const properties = {
    title,
    description,
    type: "website",
    url: escapeHtml(`${origin}${sitePath(language, path)}`),
    locale: openGraphLocales[language],
    image: escapeHtml(`${origin}${picturePaths.share}`),
    "image:width": width,
    "image:height": height,
  };
  return [
    `<meta name="description" content="${description}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="og:${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function searchTags({ account, origin, language, path }: HeadParts): string[] {
  const address = (of: Language) => escapeHtml(`${origin}${sitePath(of, path)}`);
  const alternate = (tag: string, of: Language) =>
    `<link rel="alternate" hreflang="${tag}" href="${address(of)}">`;
  const offered = offeredLanguages(account.extras);
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...(offered.length > 1
      ? [
          ...offered.map((of) => alternate(languageTags[of], of)),
          alternate("x-default", defaultLanguage),
        ]
      : []),
    // Not a script: browsers do not execute it, and the policy for scripts does not concern it.
    `<script type="application/ld+json">${inScript(restaurantData({ account, origin, language }))}</script>`,
  ];
}

/** JSON that cannot end the element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Search engines show no more than this. */
const maxLength = 160;

/** A sentence about the business for people who have not opened the page yet: its own words, or where it is. */
function describeAccount({ name, extras }: Account): string {
  const about = plainTextOf(extras.about);
  if (about !== "") return shortened(about, maxLength);
  const { address_district: district, address_city: city, address_state: state } = extras;
  const place = [district, [city, state].filter((part) => part !== "").join(" - ")]
    .filter((part) => part !== "")
    .join(", ");
  return shortened(`${headTexts.menuOf(name)}${place === "" ? "" : ` · ${place}`}`, maxLength);
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Makes one line of rich text. The result is text, not markup: it must be escaped where it goes into a page. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:b|i|u|s|em|strong|a|span|mark|small|sub|sup)(?:\s[^>]*)?>/gi, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, decode)
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function decode(
  entity: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : "";
}

/** At most `max` UTF-16 units of the text, ending after a whole word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = text.lastIndexOf(" ", max - 1);
  // One very long word is cut where it must be, though not within a character.
  const kept = end > max / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s.,;:–-]+$/u, "")}…`;
}
