import type { Category, Item, Menu } from "../../contract/content.ts";
import { optionRules } from "../../domain/option-rules.ts";
import { firstWritten, type Language } from "../../domain/languages.ts";
import { leastPrice } from "../../domain/least-price.ts";
import { moneyFor } from "../../domain/localized-money.ts";
import { centsFromReais } from "../../domain/money.ts";
import { chargedGroup, groupTitle, pricingWords } from "../../domain/pricing-words.ts";
import { printableLine } from "../../domain/printable-text.ts";
import { menuWords } from "../texts/printed-menu.ts";
import { iconWords } from "../texts/standard-icons.ts";
import type { PrintedCategory, PrintedGroup, PrintedItem } from "./asked-menu.ts";

type PrintedIcon = { title: string; meaning: string; file: string | undefined };

/**
 * The menu as printed: active entries that are not hidden, even if sold out, and only the icons that they use. Texts
 * missing in a language are in Portuguese.
 */
export function printedCategories(
  { menu, menuSubGroups, icons, account }: Menu,
  { language, prices }: { language: Language; prices: boolean },
): { categories: PrintedCategory[]; icons: PrintedIcon[] } {
  const words = menuWords[language];
  const shownIcons = icons.filter(({ id }) =>
    menu.some((category) => listed(category).some(({ extras }) => extras.icons[id])),
  );
  const money = (cents: number) =>
    moneyFor(language, cents, account.extras.currency).replaceAll(" ", "\u00a0");
  const texts = (entry: Item | Category) => ({
    title: printableLine(firstWritten(entry[`title_${language}`], entry.title_br)),
    subtitle: printableLine(firstWritten(entry[`subtitle_${language}`], entry.subtitle_br)),
  });
  const printedGroup = (group: Category, isAdded: boolean): PrintedGroup => {
    const rules = optionRules(group.extras);
    const isSaid = prices && pricingWords(rules, words).length > 0;
    const titled = { ...rules, ...texts(group) };
    const plus = isAdded && rules.priceRule === "sum" ? "+\u00a0" : "";
    return {
      head: isSaid ? chargedGroup(titled, { ...words, language }) : groupTitle(titled, words),
      options: group.items.filter(isActive).map((option) => {
        const cents = centsFromReais(option.extras.price);
        return {
          title: texts(option).title,
          price: prices && cents > 0 ? `${plus}${money(cents)}` : "",
        };
      }),
    };
  };
  const printedItem = (item: Item): PrintedItem => {
    const groups = (menuSubGroups[item.id] ?? [])
      .filter(isActive)
      .map((group) => ({ ...group, items: group.items.filter(isActive) }))
      .filter((group) => group.items.length > 0);
    const cents = centsFromReais(item.extras.price);
    const from = leastOf(item, groups);
    const price = from === undefined ? cents > 0 && money(cents) : words.from(money(from));
    const extras: Readonly<Record<string, unknown>> = item.extras;
    return {
      ...texts(item),
      price: (prices && price) || "",
      figures: Object.entries(words.figures).flatMap(([key, figure]) => {
        const value = extras[key];
        return typeof value === "number" ? [figure(value)] : [];
      }),
      icons: shownIcons.flatMap(({ id }, index) => (item.extras.icons[id] ? [index] : [])),
      groups: groups.map((group) => printedGroup(group, cents > 0)),
    };
  };
  const categories = menu
    .map((category) => ({ ...texts(category), ...shareGroups(listed(category).map(printedItem)) }))
    .filter(({ items }) => items.length > 0);
  return {
    categories,
    icons: shownIcons.map(({ title, uploads }) => {
      const named = iconWords(title, language);
      return {
        title: printableLine(named.title),
        meaning: named.meaning ?? "",
        file: uploads.icons[0]?.file,
      };
    }),
  };
}

const isActive = ({ active }: { active: boolean }) => active;
const isListed = ({ active, extras }: Item) => active && extras.nav_hide === 0;
/** `nav_hide` of a category hides it from the navigation only, so it is printed. */
const listed = (category: Category) => (category.active ? category.items.filter(isListed) : []);

/** The lowest price of an item that has no price of its own. Options sold out today count, because paper lasts. */
function leastOf({ extras }: Item, groups: readonly Category[]): number | undefined {
  return leastPrice({
    priceCents: centsFromReais(extras.price),
    soldOut: true,
    groups: groups.map((group) => ({
      ...optionRules(group.extras),
      options: group.items.map((option) => ({
        priceCents: centsFromReais(option.extras.price),
        maxQty: option.extras.max_qty,
        soldOut: false,
      })),
    })),
  });
}

/** So many items of a category have a group that is said once, though others do not. */
const fewestSharing = 3;

/**
 * Says once, below the category, the groups that all items have or many: where not all do, each item names its own. Of
 * unlike groups of one name the usual one stands there. Groups are alike when their prices and rules are, too.
 */
export function shareGroups(items: readonly PrintedItem[]): {
  groups: PrintedGroup[];
  items: PrintedItem[];
} {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const key of new Set(item.groups.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const countOf = (group: PrintedGroup) => counts.get(keyOf(group)) ?? 0;
  const isOfAll = (group: PrintedGroup) => items.length > 1 && countOf(group) === items.length;
  const usual = new Map<string, PrintedGroup>();
  for (const group of items.flatMap((item) => item.groups)) {
    const name = isOfAll(group) ? keyOf(group) : group.head;
    const known = usual.get(name);
    if (!known || countOf(group) > countOf(known)) usual.set(name, group);
  }
  const groups = [...usual.values()].filter(
    (group) => isOfAll(group) || countOf(group) >= fewestSharing,
  );
  const shared = new Set(groups.map(keyOf));
  const isSaidOfAll = groups.every(isOfAll);
  return {
    groups,
    items: items.map((item) => {
      const own = item.groups.filter((group) => !shared.has(keyOf(group)));
      const named = item.groups.filter((group) => !own.includes(group)).map(({ head }) => head);
      const heads = new Set(named.map((head) => head.replace(/[:：]$/u, "")));
      const names = { head: [...heads].join("\u00a0· "), options: [] };
      return { ...item, groups: isSaidOfAll || heads.size === 0 ? own : [names, ...own] };
    }),
  };
}

const keyOf = (group: PrintedGroup) => JSON.stringify(group);
