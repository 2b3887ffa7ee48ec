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
