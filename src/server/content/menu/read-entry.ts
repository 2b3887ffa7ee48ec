import type { Category, MenuIcon, Item } from "../../../contract/content.ts";
import type { Language } from "../../../domain/languages.ts";
import type { Tx } from "../../db/with-account.ts";
import { findEntry, listChildren, listIcons, listSiblings } from "./entry-queries.ts";
import {
  categoryView,
  iconView,
  itemView,
  placed,
  readShowing,
  type PlacedEntry,
} from "./entry-view.ts";

/** A category as an admin sees it in the menu. */
export async function readCategory(tx: Tx, entryId: string, now: Date): Promise<Category> {
  const entry = await requirePlaced(tx, entryId);
  const children = placed(await listChildren(tx, entryId));
  const entryIds = [entryId, ...children.map((child) => child.entry_id)];
  return categoryView(entry, children, await readShowing(tx, { entryIds, now }));
}

/** An item or option as an admin sees it in the menu. */
export async function readItem(tx: Tx, entryId: string, now: Date): Promise<Item> {
  const entry = await requirePlaced(tx, entryId);
  return itemView(entry, await readShowing(tx, { entryIds: [entryId], now }));
}

export async function readIcon(
  tx: Tx,
  { iconId, languages }: { iconId: string; languages: readonly Language[] },
): Promise<MenuIcon> {
  const icon = (await listIcons(tx)).find((one) => one.iconId === iconId);
  if (!icon) throw new Error("The icon is gone while its account's menu is locked");
  return iconView(icon, languages);
}

async function requirePlaced(tx: Tx, entryId: string): Promise<PlacedEntry> {
  const entry = await findEntry(tx, entryId);
  if (!entry) throw new Error("The entry is gone while its account's menu is locked");
  return { ...entry, place: await positionOf(tx, entry) };
}

/** An entry's place among those of its parent, counted from 0. */
export async function positionOf(
  tx: Tx,
  { entry_id: entryId, parent_id: parentId }: { entry_id: string; parent_id: string | null },
): Promise<number> {
  const siblings = await listSiblings(tx, parentId);
  return siblings.filter((one) => !one.isDeleted).findIndex((one) => one.entryId === entryId);
}
