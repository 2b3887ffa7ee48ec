import type { Level } from "../../../contract/menu-fields.ts";
import type { Tx } from "../../db/with-account.ts";
import { mapUploadIdsByFile } from "../../media/upload-queries.ts";
import {
  levelOf,
  listEntries,
  listIcons,
  mapEntryIcons,
  mapEntryImages,
  type EntryRow,
} from "../menu/entry-queries.ts";
import { titleKey } from "./menu-file/menu-file.ts";

export type StoredEntry = EntryRow & {
  level: Level;
  /** The files of its pictures, first picture first. */
  files: string[];
  iconIds: string[];
};

/** An account's stored menu, with inactive entries. */
export type StoredMenu = {
  byId: Map<string, StoredEntry>;
  /** Children of an entry, or of null at the top, in the order of the page. */
  byParent: Map<string | null, StoredEntry[]>;
  iconTitles: Map<string, string>;
  findIconId: (title: string) => string | undefined;
  findUploadId: (file: string) => string | undefined;
};

export async function readStoredMenu(tx: Tx): Promise<StoredMenu> {
  const rows = await listEntries(tx);
  const images = await mapEntryImages(tx);
  const entryIcons = await mapEntryIcons(tx);
  const icons = await listIcons(tx);
  const uploadIds = await mapUploadIdsByFile(tx);
  const parents = new Map(rows.map((row) => [row.entry_id, row]));
  const entries = rows.map((row) => ({
    ...row,
    level: levelOf(row, parents.get(row.parent_id ?? "")?.parent_id),
    files: (images.get(row.entry_id) ?? []).map((image) => image.file),
    iconIds: entryIcons.get(row.entry_id) ?? [],
  }));
  const exact = new Map(icons.map((icon) => [icon.title, icon.iconId]));
  const alike = new Map(icons.toReversed().map((icon) => [titleKey(icon.title), icon.iconId]));
  return {
    byId: new Map(entries.map((entry) => [entry.entry_id, entry])),
    byParent: Map.groupBy(entries, (entry) => entry.parent_id),
    iconTitles: new Map(icons.map((icon) => [icon.iconId, icon.title])),
    findIconId: (title) => exact.get(title) ?? alike.get(titleKey(title)),
    findUploadId: (file) => uploadIds.get(file),
  };
}
