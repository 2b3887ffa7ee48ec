import type { Category, Item, Menu, MenuNews } from "../../contract/content.ts";
import { isStillSoldOut } from "../../domain/sold-out.ts";

type Entries = Pick<Menu, "menu" | "menuSubGroups">;

/** The menu with its items and options as `change` makes them; the same menu where that changes none. */
function withItems<M extends Entries>(menu: M, change: (item: Item) => Item): M {
  const changed = (categories: Category[]): Category[] => {
    const next = categories.map((category) => {
      const items = category.items.map(change);
      return items.every((item, at) => item === category.items[at])
        ? category
        : { ...category, items };
    });
    return next.every((category, at) => category === categories[at]) ? categories : next;
  };
  const top = changed(menu.menu);
  const below = Object.entries(menu.menuSubGroups).map(
    ([id, groups]) => [id, changed(groups)] as const,
  );
  const isSame =
    top === menu.menu && below.every(([id, groups]) => groups === menu.menuSubGroups[id]);
  return isSame ? menu : { ...menu, menu: top, menuSubGroups: Object.fromEntries(below) };
}

/** The menu as it is at an instant: what was sold out until then no longer is. */
export function menuAt<M extends Entries>(menu: M, nowMs: number): M {
  return withItems(menu, (item) => {
    const { sold_out } = item.extras;
    if (sold_out === isStillSoldOut(item.extras, nowMs)) return item;
    return { ...item, extras: { ...item.extras, sold_out: false } };
  });
}

/** Instants at which something of the menu changes by itself. */
export function menuInstants({ menu, menuSubGroups }: Entries): number[] {
  return [...menu, ...Object.values(menuSubGroups).flat()]
    .flatMap(({ items }) => items.flatMap(({ extras }) => extras.sold_out_until ?? []))
    .map(Date.parse);
}

/** The menu with what a page has heard of it. */
export function withNews<M extends Entries>(menu: M, { entries }: MenuNews): M {
  const news = new Map(entries.map(({ id, ...said }) => [id, said]));
  return withItems(menu, (item) => {
    const said = news.get(item.id);
    if (!said) return item;
    const { sold_out_until: _, ...extras } = item.extras;
    return { ...item, extras: { ...extras, ...said } };
  });
}
