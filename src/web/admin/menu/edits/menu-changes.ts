import type { Category, MenuIcon, Item, Menu } from "../../../../contract/content.ts";
import type { BulkEdit } from "../../../../contract/menu-edits.ts";
import { categoriesOf, findItemOrOption, categoriesBelow } from "./find-entries.ts";

/**
 * The menu after a change that the server has made, or is about to make. Untouched entries stay the same objects, so
 * that only changed ones are drawn again.
 */

/** Null takes the category out. */
type Change = (category: Category) => Category | null;

function changeList(list: Category[], change: Change): Category[] {
  let isSame = true;
  const changed = list.flatMap((category) => {
    const next = change(category);
    if (next !== category) isSame = false;
    return next ?? [];
  });
  return isSame ? list : changed;
}

function changeCategories(menu: Menu, change: Change): Menu {
  const groups = Object.entries(menu.menuSubGroups).map(
    ([itemId, list]) => [itemId, changeList(list, change)] as const,
  );
  const hasGroupChange = groups.some(([itemId, list]) => menu.menuSubGroups[itemId] !== list);
  const list = changeList(menu.menu, change);
  if (list === menu.menu && !hasGroupChange) return menu;
  return {
    ...menu,
    menu: list,
    menuSubGroups: hasGroupChange ? Object.fromEntries(groups) : menu.menuSubGroups,
  };
}

/** Puts a saved item or option into the menu. One that is new, or was moved, comes last. */
export function withItem(menu: Menu, item: Item): Menu {
  return changeCategories(menu, (category) => {
    const others = category.items.filter(({ id }) => id !== item.id);
    const isKnown = others.length < category.items.length;
    if (category.id !== item.parent_id) return isKnown ? { ...category, items: others } : category;
    const items = !isKnown
      ? [...category.items, item]
      : category.items.map((other) => (other.id === item.id ? item : other));
    return { ...category, items };
  });
}

/** Puts a saved category or sub-category into the menu; a new one comes last. Keeps the known items. */
export function withCategory(menu: Menu, category: Category): Menu {
  const isKnown = categoriesBelow(menu, category.parent_id).some(({ id }) => id === category.id);
  if (isKnown) {
    return changeCategories(menu, (other) =>
      other.id === category.id ? { ...category, items: other.items } : other,
    );
  }
  return withList(menu, category.parent_id, [
    ...categoriesBelow(menu, category.parent_id),
    category,
  ]);
}

/** Changes some fields of an entry of any kind. */
export function withFields(
  menu: Menu,
  entryId: string,
  fields: { active?: boolean; nav_hide?: 0 | 1 },
): Menu {
  const { active, nav_hide: navHide } = fields;
  const patched = <E extends Category | Item>(entry: E): E => ({
    ...entry,
    ...(active === undefined ? {} : { active }),
    ...(navHide === undefined ? {} : { extras: { ...entry.extras, nav_hide: navHide } }),
  });
  return changeCategories(menu, (category) => {
    if (category.id === entryId) return patched(category);
    if (!category.items.some(({ id }) => id === entryId)) return category;
    const items = category.items.map((item) => (item.id === entryId ? patched(item) : item));
    return { ...category, items };
  });
}

/** The values of several items and options as they were saved. */
export function withValues(menu: Menu, edits: readonly BulkEdit[]): Menu {
  const changes = new Map(edits.map(({ id, data }) => [id, data]));
  return changeCategories(menu, (category) => {
    if (!category.items.some(({ id }) => changes.has(id))) return category;
    const items = category.items.map((item): Item => {
      const { active = item.active, extras } = changes.get(item.id) ?? {};
      if (!changes.has(item.id)) return item;
      // The edit holds only given fields, with values of the item's types.
      return { ...item, active, extras: { ...item.extras, ...extras } as Item["extras"] };
    });
    return { ...category, items };
  });
}

/** Takes any entry: categories, items, sub-categories and options share their ids. */
export function withoutEntry(menu: Menu, entryId: string): Menu {
  return changeCategories(menu, (category) => {
    if (category.id === entryId) return null;
    const items = category.items.filter(({ id }) => id !== entryId);
    return items.length === category.items.length ? category : { ...category, items };
  });
}

/**
 * Puts back an entry that was not removed after all, in its state `before` and after the same predecessors. Keeps all
 * other changes since then.
 */
export function withRestored(menu: Menu, before: Menu, entryId: string): Menu {
  const isEntry = ({ id }: { id: string }) => id === entryId;
  const holds = ({ items }: Category) => items.some(isEntry);
  if (categoriesOf(menu).some((category) => isEntry(category) || holds(category))) return menu;
  const removed = categoriesOf(before).find(isEntry);
  if (removed) {
    const { parent_id: parentId } = removed;
    const list = putBack(
      removed,
      categoriesBelow(menu, parentId),
      categoriesBelow(before, parentId),
    );
    return withList(menu, parentId, list);
  }
  const former = categoriesOf(before).find(holds);
  const item = former?.items.find(isEntry);
  if (!item) return menu;
  return changeCategories(menu, (category) =>
    category.id === former?.id
      ? { ...category, items: putBack(item, category.items, former.items) }
      : category,
  );
}

function putBack<E extends { id: string }>(entry: E, list: E[], before: readonly E[]): E[] {
  const earlier = new Set(before.slice(0, before.indexOf(entry)).map(({ id }) => id));
  const at = list.reduce((place, { id }, index) => (earlier.has(id) ? index + 1 : place), 0);
  return inserted(list, at, entry);
}

function inserted<E>(list: readonly E[], at: number, entry: E): E[] {
  return [...list.slice(0, at), entry, ...list.slice(at)];
}

/** The entries of one parent in another order. Entries that are not in `ids` come last. */
export function withSort(menu: Menu, parentId: string | null, ids: readonly string[]): Menu {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: { id: string }) => places.get(id) ?? ids.length;
  const inOrder = <E extends { id: string }>(entries: E[]) =>
    [...entries].sort((a, b) => place(a) - place(b));
  if (parentId === null) return withList(menu, null, inOrder(menu.menu));
  const groups = menu.menuSubGroups[parentId];
  if (groups) return withList(menu, parentId, inOrder(groups));
  return changeCategories(menu, (category) =>
    category.id === parentId ? { ...category, items: inOrder(category.items) } : category,
  );
}

/** An item in another category, at the place that the server has given it. */
export function withMovedItem(
  menu: Menu,
  { id, parent_id: parentId, sort }: { id: string; parent_id: string; sort: number },
): Menu {
  const item = findItemOrOption(menu, id);
  if (!item) return menu;
  const moved: Item = { ...item, parent_id: parentId, sort };
  return changeCategories(withoutEntry(menu, id), (category) =>
    category.id === parentId
      ? { ...category, items: inserted(category.items, sort, moved) }
      : category,
  );
}

export function withIcon(menu: Menu, icon: MenuIcon): Menu {
  const isNew = !menu.icons.some(({ id }) => id === icon.id);
  const icons = isNew
    ? [...menu.icons, icon]
    : menu.icons.map((other) => (other.id === icon.id ? icon : other));
  return { ...menu, icons };
}

export function withoutIcon(menu: Menu, iconId: string): Menu {
  return { ...menu, icons: menu.icons.filter(({ id }) => id !== iconId) };
}

function withList(menu: Menu, parentId: string | null, list: Category[]): Menu {
  if (parentId === null) return { ...menu, menu: list };
  return { ...menu, menuSubGroups: { ...menu.menuSubGroups, [parentId]: list } };
}
