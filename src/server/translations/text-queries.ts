import { sql } from "kysely";
import type { Translations } from "../../domain/languages.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";

/** The texts of an entry, and the originals of its translations. */
export type EntryTextRow = {
  entry_id: string;
  titles: Translations;
  subtitles: Translations;
  title_origins: Translations;
  subtitle_origins: Translations;
};

const textColumns = [
  "entry_id",
  "titles",
  "subtitles",
  "title_origins",
  "subtitle_origins",
] as const;

export type PlacedTexts = EntryTextRow & { parent_id: string | null };

/** The texts of the given entries, or of all entries, in the order of the page. */
export async function listEntryTexts(tx: Tx, entryIds?: readonly string[]): Promise<PlacedTexts[]> {
  return selectOwn(tx, "entries")
    .select([...textColumns, "parent_id"])
    .where("deleted_at", "is", null)
    .$if(entryIds !== undefined, (query) =>
      query.where("entry_id", "=", sql<string>`any(${entryIds}::uuid[])`),
    )
    .orderBy("sort")
    .orderBy("entry_id")
    .execute();
}

/** Writes the texts of entries, in one statement however many there are. */
export async function writeEntryTexts(
  { db, accountId }: Tx,
  rows: readonly EntryTextRow[],
): Promise<void> {
  const set = textColumns
    .slice(1)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`);
  await sql`
    update entries set ${sql.join(set)}
    from json_populate_recordset(null::entries, ${JSON.stringify(rows)}::json) as given
    where entries.account_id = ${accountId} and entries.entry_id = given.entry_id`.execute(db);
}
