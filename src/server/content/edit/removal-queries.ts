import { sql } from "kysely";
import type { Tx } from "../../db/with-account.ts";

/** Marks an entry and everything below it as removed; entries that went together can come back together. */
export async function markDeleted(
  { db, accountId }: Tx,
  { entryId, now }: { entryId: string; now: Date },
): Promise<void> {
  await sql`
    with recursive below as (
      select entry_id from entries where account_id = ${accountId} and entry_id = ${entryId}
      union all
      select e.entry_id from entries e join below b on e.parent_id = b.entry_id
      where e.account_id = ${accountId}
    )
    update entries set deleted_at = ${now}, deleted_with = ${entryId}
    where account_id = ${accountId} and deleted_at is null
      and entry_id in (select entry_id from below)`.execute(db);
}

/** Finds the parent of an entry that was removed since then and not along with another; undefined otherwise. */
export async function findDeleted(
  { db, accountId }: Tx,
  { entryId, since }: { entryId: string; since: Date },
): Promise<{ parentId: string | null } | undefined> {
  const row = await db
    .selectFrom("entries")
    .select("parent_id")
    .where("account_id", "=", accountId)
    .where("entry_id", "=", entryId)
    .where("deleted_with", "=", entryId)
    .where("deleted_at", ">=", since)
    .executeTakeFirst();
  return row && { parentId: row.parent_id };
}

/** Brings back all that was removed with an entry, and no more. */
export async function unmarkDeleted({ db, accountId }: Tx, entryId: string): Promise<void> {
  await db
    .updateTable("entries")
    .set({ deleted_at: null, deleted_with: null })
    .where("account_id", "=", accountId)
    .where("deleted_with", "=", entryId)
    .where("deleted_at", "is not", null)
    .execute();
}

/** Deletes entries and icons that were removed before then, with everything that refers to them. */
export async function purgeDeleted({ db, accountId }: Tx, before: Date): Promise<void> {
  for (const table of ["entries", "icons"] as const) {
    await db
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("deleted_at", "<", before)
      .execute();
  }
}
