import type { Category, Item, Menu } from "../../contract/content.ts";
import { optionRules } from "../../domain/option-rules.ts";
import { menuPage } from "../../domain/landing-path.ts";
import { leastPrice } from "../../domain/least-price.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { languages, languageTags, translated, type Language } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { menuDataPath } from "./restaurant-data.ts";

type MenuDataInput = { menu: Menu; origin: string; language: Language; assetsUrl: string };

/** Search engines want pictures wide; this is the widest that is kept. */
const pictureWidth = 960;

/** The whole menu as schema.org's Menu, in one language. */
export function menuData({
  menu,
  origin,
  language,
  assetsUrl,
}: MenuDataInput): Record<string, unknown> {
  const { account } = menu;
  const currency = currencyCode(account.extras.currency);
  const pictures = new URL(`${assetsUrl}/`, origin).href;

  const texts = (entry: Category | Item) => {
    const description = textOf(entry, "subtitle", language);
    return {
      name: textOf(entry, "title", language),
      ...(description === "" ? {} : { description }),
    };
  };
  const itemData = (item: Item): Record<string, unknown> => {
    const [image] = item.uploads.images;
    const groups = menu.menuSubGroups[item.id] ?? [];
    return {
      "@type": "MenuItem",
      ...texts(item),
      ...(image ? { image: `${pictures}${pictureWidth}/${image.file}.webp` } : {}),
      ...(currency ? offers({ item, groups, currency }) : {}),
      ...(groups.length > 0 ? { menuAddOn: groups.map(sectionData) } : {}),
    };
  };
  const sectionData = (category: Category): Record<string, unknown> => ({
    "@type": "MenuSection",
    ...texts(category),
    hasMenuItem: category.items.filter(isListed).map(itemData),
  });

  return {
    "@context": "https://schema.org",
    "@type": "Menu",
    "@id": `${origin}${sitePath(language, menuDataPath)}`,
    url: `${origin}${sitePath(language, `/${menuPage(account)}`)}`,
    name: account.name,
    inLanguage: languageTags[language],
    hasMenuSection: menu.menu.filter(({ items }) => items.some(isListed)).map(sectionData),
  };
}

/** Items that guests do not reach are not for search engines either. */
function isListed({ extras }: Item): boolean {
  return extras.nav_hide === 0;
}

type Offered = { item: Item; groups: readonly Category[]; currency: string };

/** The item's price, or its lowest one; empty if its page shows no price either. */
function offers({ item, groups, currency: priceCurrency }: Offered): Record<string, unknown> {
  const priceCents = centsFromReais(item.extras.price);
  const { sold_out: soldOut } = item.extras;
  const availability = `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`;
  const of = { priceCurrency, availability };
  if (priceCents > 0) {
    return { offers: { "@type": "Offer", price: inReais(priceCents), ...of } };
  }
  const least = leastPrice({ priceCents, soldOut, groups: groups.map(pricedGroup) });
  if (least === undefined) return {};
  return { offers: { "@type": "AggregateOffer", lowPrice: inReais(least), ...of } };
}

const inReais = (cents: Cents) => reaisFromCents(cents).toFixed(2);

function pricedGroup({ extras, items }: Category) {
  return {
    ...optionRules(extras),
    options: items.map(({ extras: { price, max_qty: maxQty, sold_out: soldOut } }) => ({
      priceCents: centsFromReais(price),
      maxQty,
      soldOut,
    })),
  };
}

const codesBySign: Readonly<Record<string, string>> = {
  R$: "BRL",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "₲": "PYG",
};

/** The currency's code by its sign; undefined for a sign of several currencies, as a plain dollar. */
function currencyCode(currency: string): string | undefined {
  const sign = currency.trim();
  return codesBySign[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined);
}

function textOf(entry: Category | Item, part: "title" | "subtitle", language: Language): string {
  const texts = languages.map((of) => [of, entry[`${part}_${of}`]] as const);
  return translated(Object.fromEntries(texts.filter(([, text]) => text !== undefined)), language);
}
