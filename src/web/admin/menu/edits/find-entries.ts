import type { Category, Item, Menu } from "../../../../contract/content.ts";
import type { EntryKind } from "../entry/entry-draft.ts";

/** The categories at the top, or an item's sub-categories. */
export function categoriesBelow(menu: Menu, parentId: string | null): Category[] {
  return parentId === null ? menu.menu : (menu.menuSubGroups[parentId] ?? []);
}

/** Categories and sub-categories, also of items that are no longer in the menu. */
export function categoriesOf(menu: Menu): Category[] {
  return [...menu.menu, ...Object.values(menu.menuSubGroups).flat()];
}

/** The ids of all entries of the menu, or of one of them with everything below it. */
export function entryIds(menu: Menu, topId?: string): Set<string> {
  const ids = new Set<string>();
  const add = (category: Category, isAsked: boolean) => {
    const isIn = isAsked || category.id === topId;
    if (isIn) ids.add(category.id);
    for (const { id } of category.items) {
      const isItemIn = isIn || id === topId;
      if (isItemIn) ids.add(id);
      for (const group of categoriesBelow(menu, id)) add(group, isItemIn);
    }
  };
  for (const category of menu.menu) add(category, topId === undefined);
  return ids;
}

/** All entries of one parent: the categories, a category's items, an item's sub-categories or their options. */
export function siblingsOf(
  menu: Menu,
  kind: EntryKind,
  parentId: string | null,
): (Category | Item)[] {
  if (kind === "category" || kind === "group") return categoriesBelow(menu, parentId);
  return findCategory(menu, parentId)?.items ?? [];
}

/** The category, or the sub-category, before and after one. */
export function neighboursOf(
  menu: Menu,
  categoryId: string | null,
): { above: Category | undefined; below: Category | undefined } {
  const family = categoriesBelow(menu, findCategory(menu, categoryId)?.parent_id ?? null);
  const at = family.findIndex(({ id }) => id === categoryId);
  if (at < 0) return { above: undefined, below: undefined };
  return { above: family[at - 1], below: family[at + 1] };
}

export function findCategory(menu: Menu, categoryId: string | null): Category | undefined {
  return categoriesOf(menu).find(({ id }) => id === categoryId);
}

/** The number of entries that are removed along with this one. */
export function childCount(menu: Menu, kind: EntryKind, { id }: Category | Item): number {
  if (kind === "item") return categoriesBelow(menu, id).length;
  return kind === "option" ? 0 : (findCategory(menu, id)?.items.length ?? 0);
}

/** An item and the category that it stands in; undefined for an option. */
export function findItemWithCategory(menu: Menu, itemId: string) {
  for (const category of menu.menu) {
    const item = category.items.find(({ id }) => id === itemId);
    if (item) return { category, item };
  }
  return undefined;
}

export function findItemOrOption(menu: Menu, itemId: string): Item | undefined {
  for (const { items } of categoriesOf(menu)) {
    const found = items.find(({ id }) => id === itemId);
    if (found) return found;
  }
  return undefined;
}
