import { sql } from "kysely";
import { selectOwn, type Tx } from "../../db/with-account.ts";
import { valueColumns } from "../menu/entry-queries.ts";

type Placed = { entryId: string; parentId: string | null };

/** An entry and everything below it that was not removed. */
export async function listWithBelow({ db, accountId }: Tx, entryId: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    with recursive below as (
      select entry_id, parent_id from entries
      where account_id = ${accountId} and entry_id = ${entryId} and deleted_at is null
      union all
      select e.entry_id, e.parent_id from entries e join below b on e.parent_id = b.entry_id
      where e.account_id = ${accountId} and e.deleted_at is null
    )
    select entry_id as "entryId", parent_id as "parentId" from below`.execute(db);
  return rows;
}

/** The last place below each parent, counting removed entries too. A parent without entries is left out. */
export async function mapLastPlaces(
  tx: Tx,
  parentIds: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = await selectOwn(tx, "entries")
    .select((entries) => ["parent_id", entries.fn.max("sort").as("sort")])
    .where("parent_id", "=", sql<string>`any(${parentIds}::uuid[])`)
    .groupBy("parent_id")
    .execute();
  return new Map(rows.map((row) => [row.parent_id, row.sort]));
}

export type Copy = {
  /** The original. */
  entryId: string;
  copyId: string;
  parentId: string | null;
  /** Without it, a copy keeps its original's place. */
  sort?: number | undefined;
};

const origins = ["title_origins", "subtitle_origins"] as const;
const columns = [...valueColumns, ...origins];
const values = sql.join(columns.map((column) => sql.ref(column)));
/** A stock counts one entry's portions, so a copy starts uncounted. But a copy of a sold-out entry has 0 left too. */
const copied = sql.join(
  columns.map((column) =>
    column === "stock" ? sql`case when e.stock = 0 then 0 end` : sql.ref(`e.${column}`),
  ),
);

/** Adds copies of entries with their pictures and icons, in three statements however many there are. */
export async function insertCopies({ db, accountId }: Tx, copies: readonly Copy[]): Promise<void> {
  const entryIds = copies.map((copy) => copy.entryId);
  const copyIds = copies.map((copy) => copy.copyId);
  const parentIds = copies.map((copy) => copy.parentId);
  const places = copies.map((copy) => copy.sort ?? null);
  await sql`
    insert into entries (account_id, entry_id, parent_id, kind, sort, sold_out_until, ${values})
    select e.account_id, given.copy_id, given.parent_id, e.kind, coalesce(given.sort, e.sort),
      e.sold_out_until, ${copied}
    from entries e
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[], ${parentIds}::uuid[], ${places}::int[])
      as given (entry_id, copy_id, parent_id, sort) on given.entry_id = e.entry_id
    where e.account_id = ${accountId}`.execute(db);
  await sql`
    insert into entry_images (account_id, entry_id, position, upload_id)
    select i.account_id, given.copy_id, i.position, i.upload_id
    from entry_images i
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[]) as given (entry_id, copy_id)
      on given.entry_id = i.entry_id
    where i.account_id = ${accountId}`.execute(db);
  await sql`
    insert into entry_icons (account_id, entry_id, icon_id)
    select i.account_id, given.copy_id, i.icon_id
    from entry_icons i
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[]) as given (entry_id, copy_id)
      on given.entry_id = i.entry_id
    where i.account_id = ${accountId}`.execute(db);
}
