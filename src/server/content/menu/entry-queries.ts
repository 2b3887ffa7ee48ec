import { sql, type Selectable } from "kysely";
import type { Image } from "../../../contract/fields.ts";
import { type FieldColumns, type Level } from "../../../contract/menu-fields.ts";
import { usualColumns } from "../../../contract/field-values.ts";
import type { DatabaseTables } from "../../db/tables.ts";
import { selectOwn, type Tx } from "../../db/with-account.ts";
import { imageOf } from "../../media/stored-image.ts";

/** Columns of an entry that an owner can write, without its place and its pictures. */
export const valueColumns = Object.keys(usualColumns) as (keyof FieldColumns)[];

const placeColumns = ["entry_id", "kind", "parent_id", "sort", "sold_out_until"] as const;

type Entry = Selectable<DatabaseTables["entries"]>;
export type EntryValues = Pick<Entry, keyof FieldColumns>;
export type EntryRow = EntryValues & Pick<Entry, (typeof placeColumns)[number]>;

function selectEntries({ db, accountId }: Tx) {
  return db
    .selectFrom("entries as e")
    .select([...placeColumns, ...valueColumns].map((column) => `e.${column}` as const))
    .where("e.account_id", "=", accountId)
    .where("e.deleted_at", "is", null);
}

/** Every entry of the account, in the order of the page. */
export async function listEntries(tx: Tx): Promise<EntryRow[]> {
  return selectEntries(tx).orderBy("e.sort").orderBy("e.entry_id").execute();
}

/** The entries below one, in the order of the page. */
export async function listChildren(tx: Tx, parentId: string): Promise<EntryRow[]> {
  return selectEntries(tx)
    .where("e.parent_id", "=", parentId)
    .orderBy("e.sort")
    .orderBy("e.entry_id")
    .execute();
}

export type LevelledEntry = EntryRow & { level: Level };

export async function findEntry(tx: Tx, entryId: string): Promise<LevelledEntry | undefined> {
  return (await mapEntries(tx, [entryId])).get(entryId);
}

export async function mapEntries(
  tx: Tx,
  entryIds: readonly string[],
): Promise<Map<string, LevelledEntry>> {
  const rows = await selectEntries(tx)
    .leftJoin("entries as p", (join) =>
      join.onRef("p.account_id", "=", "e.account_id").onRef("p.entry_id", "=", "e.parent_id"),
    )
    .select("p.parent_id as grandparent_id")
    .where("e.entry_id", "=", sql<string>`any(${entryIds}::uuid[])`)
    .execute();
  const entries = rows.map(({ grandparent_id: grandparentId, ...entry }) => ({
    ...entry,
    level: levelOf(entry, grandparentId),
  }));
  return new Map(entries.map((entry) => [entry.entry_id, entry]));
}

export function levelOf(
  { kind, parent_id: parentId }: EntryRow,
  grandparentId: string | null | undefined,
): Level {
  if (kind === "category") return parentId === null ? "category" : "group";
  return grandparentId === null ? "item" : "option";
}

export type Sibling = { entryId: string; sort: number; isDeleted: boolean };

/** Lists the entries of one parent in order, removed ones that can still come back included. */
export async function listSiblings(tx: Tx, parentId: string | null): Promise<Sibling[]> {
  const rows = await selectOwn(tx, "entries")
    .select(["entry_id", "sort", "deleted_at"])
    .where("parent_id", parentId === null ? "is" : "=", parentId)
    .orderBy("sort")
    .orderBy("entry_id")
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    sort: row.sort,
    isDeleted: row.deleted_at !== null,
  }));
}

/** The entries' parents, each once; null is the top. Ids that are not entries of the account are skipped. */
export async function listParents(tx: Tx, entryIds: readonly string[]): Promise<(string | null)[]> {
  const rows = await selectOwn(tx, "entries")
    .select("parent_id")
    .distinct()
    .where("deleted_at", "is", null)
    .where("entry_id", "=", sql<string>`any(${entryIds}::uuid[])`)
    .execute();
  return rows.map((row) => row.parent_id);
}

/** The pictures of all entries or of the given ones, by entry, first picture first. */
export async function mapEntryImages(
  tx: Tx,
  entryIds?: readonly string[],
): Promise<Map<string, Image[]>> {
  const rows = await tx.db
    .selectFrom("entry_images as i")
    .innerJoin("uploads as u", (join) =>
      join.onRef("u.account_id", "=", "i.account_id").onRef("u.upload_id", "=", "i.upload_id"),
    )
    .select(["i.entry_id", "u.upload_id", "u.file", "u.width", "u.height", "u.colour"])
    .where("i.account_id", "=", tx.accountId)
    .$if(entryIds !== undefined, (query) =>
      query.where("i.entry_id", "=", sql<string>`any(${entryIds}::uuid[])`),
    )
    .orderBy("i.entry_id")
    .orderBy("i.position")
    .execute();
  const images = Map.groupBy(rows, (row) => row.entry_id);
  return new Map([...images].map(([entryId, group]) => [entryId, group.map(imageOf)]));
}

/** The ids of the icons that all entries or the given ones show, by entry, in the order of the account's icons. */
export async function mapEntryIcons(
  tx: Tx,
  entryIds?: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.db
    .selectFrom("entry_icons as e")
    .innerJoin("icons as i", (join) =>
      join.onRef("i.account_id", "=", "e.account_id").onRef("i.icon_id", "=", "e.icon_id"),
    )
    .select(["e.entry_id", "e.icon_id"])
    .where("e.account_id", "=", tx.accountId)
    .where("i.deleted_at", "is", null)
    .$if(entryIds !== undefined, (query) =>
      query.where("e.entry_id", "=", sql<string>`any(${entryIds}::uuid[])`),
    )
    .orderBy("i.sort")
    .orderBy("i.icon_id")
    .execute();
  const icons = Map.groupBy(rows, (row) => row.entry_id);
  return new Map([...icons].map(([entryId, group]) => [entryId, group.map((row) => row.icon_id)]));
}

export type IconRow = { iconId: string; title: string; image: Image };

export async function listIcons(tx: Tx): Promise<IconRow[]> {
  const rows = await tx.db
    .selectFrom("icons as i")
    .innerJoin("uploads as u", (join) =>
      join.onRef("u.account_id", "=", "i.account_id").onRef("u.upload_id", "=", "i.upload_id"),
    )
    .select(["i.icon_id", "i.title", "u.upload_id", "u.file", "u.width", "u.height", "u.colour"])
    .where("i.account_id", "=", tx.accountId)
    .where("i.deleted_at", "is", null)
    .orderBy("i.sort")
    .orderBy("i.icon_id")
    .execute();
  return rows.map((row) => ({ iconId: row.icon_id, title: row.title, image: imageOf(row) }));
}
