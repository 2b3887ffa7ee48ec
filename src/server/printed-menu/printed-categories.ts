import type { Category, Item, Menu } from "../../contract/content.ts";
import { optionRules } from "../../domain/option-rules.ts";
import { firstWritten, type Language } from "../../domain/languages.ts";
import { leastPrice } from "../../domain/least-price.ts";
import { centsFromReais, moneyInPortuguese } from "../../domain/money.ts";
import { groupTitle, pricingWords } from "../../domain/pricing-words.ts";
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
  const money = (cents: number) => {
    const amount = prices ? moneyInPortuguese(cents, account.extras.currency) : "";
    return amount.replaceAll(" ", "\u00a0");
  };
  const texts = (entry: Item | Category) => ({
    title: printableLine(firstWritten(entry[`title_${language}`], entry.title_br)),
    subtitle: printableLine(firstWritten(entry[`subtitle_${language}`], entry.subtitle_br)),
  });
  const printedGroup = (group: Category, isAdded: boolean): PrintedGroup => {
    const rules = optionRules(group.extras);
    const said = prices ? pricingWords(rules, words).join(", ") : "";
    const plus = isAdded && rules.priceRule === "sum" ? "+\u00a0" : "";
    return {
      head: groupTitle(texts(group), words) + (said === "" ? "" : words.noted(said)),
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

/**
 * Takes out the groups that all items have, so that a category of burgers says its additions once. Groups are alike
 * when their printed prices and rules are, and not only their words.
 */
export function shareGroups(items: readonly PrintedItem[]): {
  groups: PrintedGroup[];
  items: PrintedItem[];
} {
  const [first, ...others] = items;
  if (!first || others.length === 0) return { groups: [], items: [...items] };
  const groups = first.groups.filter((group) => others.every((item) => hasGroup(item, group)));
  const isShared = (group: PrintedGroup) => groups.some((shared) => isSame(shared, group));
  return {
    groups,
    items: items.map((item) => ({
      ...item,
      groups: item.groups.filter((group) => !isShared(group)),
    })),
  };
}

const hasGroup = ({ groups }: PrintedItem, wanted: PrintedGroup) =>
  groups.some((group) => isSame(group, wanted));

const isSame = (one: PrintedGroup, other: PrintedGroup) =>
  JSON.stringify(one) === JSON.stringify(other);
