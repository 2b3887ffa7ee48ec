import type { Category, Item, Menu } from "../../../contract/content.ts";
import type { EntryKind } from "./entry-draft.ts";
import { listOf } from "./menu-changes.ts";

/** All entries of one parent: the categories, a category's items, an item's sub-categories or their options. */
export function siblingsOf(
  menu: Menu,
  kind: EntryKind,
  parentId: string | null,
): (Category | Item)[] {
  if (kind === "category" || kind === "group") return listOf(menu, parentId);
  return findCategory(menu, parentId)?.items ?? [];
}

/** The category, or the sub-category, before and after one. */
export function neighboursOf(
  menu: Menu,
  categoryId: string | null,
): { above: Category | undefined; below: Category | undefined } {
  const family = listOf(menu, findCategory(menu, categoryId)?.parent_id ?? null);
  const at = family.findIndex(({ id }) => id === categoryId);
  if (at < 0) return { above: undefined, below: undefined };
  return { above: family[at - 1], below: family[at + 1] };
}

export function findCategory(menu: Menu, categoryId: string | null): Category | undefined {
  return [...menu.menu, ...Object.values(menu.menuSubGroups).flat()].find(
    ({ id }) => id === categoryId,
  );
}

/** How many entries go along with one that is removed. */
export function childCount(menu: Menu, kind: EntryKind, { id }: Category | Item): number {
  if (kind === "item") return listOf(menu, id).length;
  return kind === "option" ? 0 : (findCategory(menu, id)?.items.length ?? 0);
}

/** An item of the menu, which is no option, and the category that it stands in. */
export function findItemWithCategory(menu: Menu, itemId: string) {
  for (const category of menu.menu) {
    const item = category.items.find(({ id }) => id === itemId);
    if (item) return { category, item };
  }
  return undefined;
}
