import type { Category, Item, Menu, MenuNews } from "../../contract/content.ts";
import { serviceState, type ShownService } from "../../domain/service-state.ts";
import { isStillSoldOut } from "../../domain/sold-out.ts";

type Entries = Pick<Menu, "menu" | "menuSubGroups">;

type Change = (item: Item, category: Category) => Item;

/** The menu with its items and options as `change` makes them; the same object if nothing changed. */
function withItems<M extends Entries>(menu: M, change: Change): M {
  const changed = (categories: Category[]): Category[] => {
    const next = categories.map((category) => {
      const items = category.items.map((item) => change(item, category));
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

/** The menu at an instant: what was sold out until then no longer is, and times of the week have begun or ended. */
export function menuAt<M extends Entries>(menu: M, nowMs: number): M {
  return withItems(menu, (item, category) => {
    const { off_hours: wasOff = false, ...extras } = item.extras;
    const sold_out = isStillSoldOut(extras, nowMs);
    const isOff = [extras, category.extras].some((times) => isOutside(times, nowMs));
    if (sold_out === extras.sold_out && isOff === wasOff) return item;
    return { ...item, extras: { ...extras, sold_out, ...(isOff ? { off_hours: true } : {}) } };
  });
}

type Times = Pick<Category["extras"], "available_periods" | "available_known_until">;

function asService({ available_periods, available_known_until }: Times): ShownService {
  return {
    enabled: true,
    open_periods: available_periods ?? null,
    known_until: available_known_until,
  };
}

function isOutside(times: Times, nowMs: number): boolean {
  return serviceState(asService(times), nowMs).state === "closed";
}

/** Instants at which a part of the menu changes automatically. */
export function menuInstants({ menu, menuSubGroups }: Entries): number[] {
  const categories = [...menu, ...Object.values(menuSubGroups).flat()];
  const items = categories.flatMap((category) => category.items);
  return [
    ...items.flatMap(({ extras }) => extras.sold_out_until ?? []),
    ...[...categories, ...items].flatMap(({ extras }) => (extras.available_periods ?? []).flat()),
  ].map(Date.parse);
}

export function withNews<M extends Entries>(menu: M, { entries }: MenuNews): M {
  const news = new Map(entries.map(({ id, ...said }) => [id, said]));
  return withItems(menu, (item) => {
    const said = news.get(item.id);
    if (!said) return item;
    const { sold_out_until: _, counted: __, ...extras } = item.extras;
    return { ...item, extras: { ...extras, ...said } };
  });
}
