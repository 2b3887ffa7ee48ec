import type { Category, Menu } from "../../contract/content.ts";
import type { Tx } from "../db/with-account.ts";
import { listEntries } from "./entry-queries.ts";
import { categoryView, iconView, placed, readPictures, type PlacedEntry } from "./entry-view.ts";

/** The menu as it goes over the wire; guests get only what is active, all the way up. */
export async function buildMenu(
  tx: Tx,
  { withInactive }: { withInactive: boolean },
): Promise<Omit<Menu, "account">> {
  const entries = placed(await listEntries(tx));
  const pictures = await readPictures(tx);
  const shown = withInactive ? entries : entries.filter((entry) => entry.active);
  const children = Map.groupBy(shown, (entry) => entry.parent_id);
  const viewOf = (entry: PlacedEntry): Category =>
    categoryView(entry, children.get(entry.entry_id) ?? [], pictures);

  const menu = (children.get(null) ?? []).map(viewOf);
  const menuSubGroups: Record<string, Category[]> = {};
  for (const item of menu.flatMap((category) => category.items)) {
    const groups = children.get(item.id) ?? [];
    if (groups.length > 0) menuSubGroups[item.id] = groups.map(viewOf);
  }
  return { menu, menuSubGroups, icons: pictures.icons.map(iconView) };
}
