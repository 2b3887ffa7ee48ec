import type { Category, Item, Menu } from "../../contract/content.ts";
import { type OptionRules, optionRules } from "../../domain/option-rules.ts";
import type { Image } from "../../contract/fields.ts";
import type { Week } from "../../domain/week.ts";
import { firstWritten, type Language } from "../../domain/languages.ts";
import { leastPrice } from "../../domain/least-price.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";

/** Titles and subtitles are in the visitor's language; a search looks at `title_br` first. */
type Entry = { id: string; title: string; subtitle: string; title_br: string };

/** An item's price and other figures, as the list and the open item show them. */
export type ItemFigures = {
  priceCents: Cents;
  /** Figures next to the price, by the fields' keys on the wire. */
  extras: Readonly<Record<string, unknown>>;
  soldOut: boolean;
  /** The most in an order, or in each unit of its item; 0 is no limit. */
  maxQty: number;
  /** The least price with the options that must be chosen, where the item has no price itself. */
  fromCents?: Cents | undefined;
  /** The times at which it can be had, if now is not one of them; else null. */
  offHours: Week;
};

export type ShownOption = Entry & ItemFigures;
export type ShownGroup = Entry & OptionRules & { options: ShownOption[] };

export type ShownItem = ShownOption & {
  image: Image | undefined;
  /** Guests see it in the list. Otherwise only staff find it there. */
  inNavigation: boolean;
  icons: { title: string; image: Image }[];
  groups: ShownGroup[];
};

export type ShownCategory = Entry & {
  /** The fragment of its address on the page. */
  anchor: string;
  image: Image | undefined;
  inNavigation: boolean;
  items: ShownItem[];
};

const entryView = (from: Item | Category, language: Language): Entry => ({
  id: from.id,
  title: firstWritten(from[`title_${language}`], from.title_br),
  subtitle: firstWritten(from[`subtitle_${language}`], from.subtitle_br),
  title_br: from.title_br ?? "",
});

/** The menu as a guest sees it in a language: its active entries, in order. */
export function menuView(menu: Menu, language: Language): ShownCategory[] {
  const shown = createItemView(menu, language);
  return active(menu.menu).map((category) => ({
    ...entryView(category, language),
    anchor: anchorOf(category),
    image: category.uploads.images[0],
    inNavigation: category.extras.nav_hide === 0,
    items: active(category.items).map((item) => shown(item, category.extras.available)),
  }));
}

/** Shows items as a guest sees them in a language. `ofCategory`: the times of an item's category. */
export function createItemView(
  menu: Pick<Menu, "menuSubGroups" | "icons">,
  language: Language,
): (item: Item, ofCategory: Week) => ShownItem {
  const icons = new Map(
    menu.icons.flatMap((icon) => {
      const image = icon.uploads.icons[0];
      const title = icon[`title_${language}`] ?? icon.title;
      return image ? [[icon.id, { title, image }]] : [];
    }),
  );
  const option = (item: Item, ofCategory?: Week): ShownOption => ({
    ...entryView(item, language),
    ...itemFigures(item.extras, ofCategory),
  });
  const group = (category: Category): ShownGroup => ({
    ...entryView(category, language),
    ...optionRules(category.extras),
    options: active(category.items).map((item) => option(item)),
  });
  return (item, ofCategory) => {
    const shown = option(item, ofCategory);
    const groups = active(menu.menuSubGroups[item.id] ?? [])
      .map(group)
      .filter(({ options }) => options.length > 0);
    return {
      ...shown,
      fromCents: leastPrice({ ...shown, groups }),
      image: item.uploads.images[0],
      inNavigation: item.extras.nav_hide === 0,
      icons: Object.entries(item.extras.icons).flatMap(
        ([id, isOn]) => (isOn && icons.get(id)) || [],
      ),
      groups,
    };
  };
}

/** Devices keep old menus, which lack the newer fields. */
type Figures = Pick<Item["extras"], "price"> & Partial<Item["extras"]>;

/** `ofCategory`: the times of the item's category. */
export function itemFigures(extras: Figures, ofCategory: Week = null): ItemFigures {
  const { price, max_qty = 0, sold_out = false, available = null, off_hours: isOff } = extras;
  return {
    priceCents: centsFromReais(price),
    extras,
    soldOut: sold_out,
    maxQty: max_qty,
    offHours: isOff ? (available ?? ofCategory) : null,
  };
}

/** Guests are sent only what is active; an admin's answer has the rest too. */
function active<E extends { active: boolean }>(entries: readonly E[]): E[] {
  return entries.filter((entry) => entry.active);
}

/** The categories with only the items that guests find in the list. */
export function listedOnly(categories: readonly ShownCategory[]): ShownCategory[] {
  return categories.map((category) => ({
    ...category,
    items: category.items.filter(({ inNavigation }) => inNavigation),
  }));
}

export function findItem(
  categories: readonly ShownCategory[],
  itemId: string,
): ShownItem | undefined {
  for (const { items } of categories) {
    const found = items.find(({ id }) => id === itemId);
    if (found) return found;
  }
  return undefined;
}

/** The id of the element that shows a category, which links lead to. */
export function anchorOf({ id }: Category): string {
  return `categoria-${id}`;
}
