import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Translations } from "../../../domain/languages.ts";
import { originsAfter } from "../../../domain/translation-state.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../../db/with-account.ts";
import type { EntryValues } from "../menu/entry-queries.ts";

export async function countMenuEntries(tx: Tx): Promise<number> {
  const { count } = await selectOwn(tx, "entries")
    .select((from) => from.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

type EntryPlace = { parent_id: string | null; sort: number };

export async function insertEntry(
  { db, accountId }: Tx,
  entry: EntryValues & EntryPlace & { kind: "category" | "item" },
): Promise<string> {
  const entryId = randomUUIDv7();
  await db
    .insertInto("entries")
    .values({ account_id: accountId, entry_id: entryId, ...withJsonTimes(entry) })
    .execute();
  return entryId;
}

/** Writes the given values, and leaves the others. Translations keep the originals that they were made from. */
export async function updateEntry(
  tx: Tx,
  { entryId, values }: { entryId: string; values: Partial<EntryValues & EntryPlace> },
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const origins = await readOrigins(tx, { entryId, values });
  await updateOwn(tx, "entries")
    .set({ ...withJsonTimes(values), ...origins })
    .where("entry_id", "=", entryId)
    .execute();
}

type Texts = { titles?: Translations; subtitles?: Translations };
type Origins = { title_origins?: Translations; subtitle_origins?: Translations };

/** The originals of an entry's translations after these texts are written; empty when the values have no texts. */
async function readOrigins(
  tx: Tx,
  { entryId, values: { titles, subtitles } }: { entryId: string; values: Texts },
): Promise<Origins> {
  if (titles === undefined && subtitles === undefined) return {};
  const stored = await selectOwn(tx, "entries")
    .select(["titles", "subtitles", "title_origins", "subtitle_origins"])
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  if (!stored) return {};
  const of = (before: Translations, after: Translations, origins: Translations) =>
    originsAfter({ before, after, origins });
  return {
    ...(titles && { title_origins: of(stored.titles, titles, stored.title_origins) }),
    ...(subtitles && {
      subtitle_origins: of(stored.subtitles, subtitles, stored.subtitle_origins),
    }),
  };
}

/** Locks entries until the transaction ends. Orders do not lock the menu, but take from the entries' stock. */
export async function lockEntries(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await selectOwn(tx, "entries")
    .select("entry_id")
    .where("entry_id", "=", sql<string>`any(${entryIds}::uuid[])`)
    .orderBy("entry_id")
    .forNoKeyUpdate()
    .execute();
}

type ChangedEntry = { entryId: string; values: Partial<EntryValues> };

/** Writes the given values of several entries, in one statement for each column. */
export async function updateValues(
  { db, accountId }: Tx,
  entries: readonly ChangedEntry[],
): Promise<void> {
  for (const column of new Set(entries.flatMap(({ values }) => Object.keys(values)))) {
    const rows = entries
      .filter(({ values }) => column in values)
      .map(({ entryId, values }) => ({ entry_id: entryId, ...values }));
    await sql`
      update entries set ${sql.ref(column)} = ${sql.ref(`given.${column}`)}
      from json_populate_recordset(null::entries, ${JSON.stringify(rows)}::json) as given
      where entries.account_id = ${accountId} and entries.entry_id = given.entry_id`.execute(db);
  }
}

/** Writes times of the week as JSON: the driver would make a PostgreSQL array of a list. */
export function withJsonTimes<Values extends Partial<Pick<EntryValues, "available">>>(
  values: Values,
) {
  const { available } = values;
  if (!available) return values;
  return { ...values, available: sql<typeof available>`${JSON.stringify(available)}::jsonb` };
}

/**
 * Sets a switch of an entry, or flips it without a value. Answers the new value, or undefined when the entry does not
 * exist.
 */
export async function setSwitch(
  tx: Tx,
  {
    entryId,
    column,
    value,
  }: { entryId: string; column: "active" | "nav_hide"; value: boolean | undefined },
): Promise<boolean | undefined> {
  const row = await updateOwn(tx, "entries")
    .set((set) => ({ [column]: value ?? set.not(set.ref(column)) }))
    .where("entry_id", "=", entryId)
    .where("deleted_at", "is", null)
    .returning(column)
    .executeTakeFirst();
  return row?.[column];
}

/** Numbers entries as they are listed, in one statement however many there are. */
export async function writeOrder(
  { db, accountId }: Tx,
  entryIds: readonly string[],
): Promise<void> {
  await sql`
    update entries set sort = given.place - 1
    from unnest(${entryIds}::uuid[]) with ordinality as given (entry_id, place)
    where entries.account_id = ${accountId} and entries.entry_id = given.entry_id
      and entries.sort <> given.place - 1`.execute(db);
}

/** Makes room before the first entry of a parent. */
export async function shiftChildren(tx: Tx, parentId: string): Promise<void> {
  await updateOwn(tx, "entries")
    .set((set) => ({ sort: set("sort", "+", 1) }))
    .where("parent_id", "=", parentId)
    .execute();
}

/** Gives an entry these pictures, in this order, instead of those that it has. */
export async function writeImages(
  tx: Tx,
  { entryId, uploadIds }: { entryId: string; uploadIds: readonly string[] },
): Promise<void> {
  await deleteOwn(tx, "entry_images").where("entry_id", "=", entryId).execute();
  if (uploadIds.length === 0) return;
  const rows = uploadIds.map((uploadId, position) => ({
    account_id: tx.accountId,
    entry_id: entryId,
    position,
    upload_id: uploadId,
  }));
  await tx.db.insertInto("entry_images").values(rows).execute();
}

/** Shows icons at an item, or takes them away. */
export async function writeIcons(
  tx: Tx,
  {
    entryId,
    shown,
    hidden,
  }: { entryId: string; shown: readonly string[]; hidden: readonly string[] },
): Promise<void> {
  if (hidden.length > 0) {
    await deleteOwn(tx, "entry_icons")
      .where("entry_id", "=", entryId)
      .where("icon_id", "in", hidden)
      .execute();
  }
  if (shown.length === 0) return;
  const rows = shown.map((iconId) => ({
    account_id: tx.accountId,
    entry_id: entryId,
    icon_id: iconId,
  }));
  await tx.db
    .insertInto("entry_icons")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
