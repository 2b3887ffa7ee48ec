import { sql, type RawBuilder } from "kysely";
import { openMs } from "../../../domain/kitchen.ts";
import { statusesInProgress } from "../../../domain/order-status.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../../db/with-account.ts";

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
  tx: Tx,
  { entryId, since }: { entryId: string; since: Date },
): Promise<{ parentId: string | null } | undefined> {
  const row = await selectOwn(tx, "entries")
    .select("parent_id")
    .where("entry_id", "=", entryId)
    .where("deleted_with", "=", entryId)
    .where("deleted_at", ">=", since)
    .executeTakeFirst();
  return row && { parentId: row.parent_id };
}

/** Restores everything that was removed along with an entry, and nothing else. */
export async function unmarkDeleted(tx: Tx, entryId: string): Promise<void> {
  await updateOwn(tx, "entries")
    .set({ deleted_at: null, deleted_with: null })
    .where("deleted_with", "=", entryId)
    .where("deleted_at", "is not", null)
    .execute();
}

/**
 * Deletes entries and icons that were removed before then, with everything that refers to them. An item stays while an
 * unfinished order names it, or one that is over and may still be in the kitchen, and so does all above it: the kitchen
 * finds a line's station by its item.
 */
export async function purgeDeleted(
  tx: Tx,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const itemsOf = (isNamed: RawBuilder<boolean>) => sql`
    select l.entry_id from orders o
    join order_lines l on l.account_id = o.account_id and l.order_id = o.order_id
    where o.account_id = ${tx.accountId} and l.account_id = ${tx.accountId} and l.parent_line is null and ${isNamed}`;
  // Literal statuses, so that the partial index of unfinished orders serves it.
  const unfinished = sql.join(statusesInProgress.map((id) => sql.lit(id)));
  await sql`
    with recursive named as (
      select entry_id, parent_id from entries
      where account_id = ${tx.accountId} and deleted_at < ${before}
        and (entry_id in (${itemsOf(sql`o.status_id in (${unfinished})`)})
          or entry_id in (${itemsOf(sql`o.created_at > ${new Date(now.getTime() - openMs)}`)}))
      union
      select e.entry_id, e.parent_id from entries e join named n on e.entry_id = n.parent_id
      where e.account_id = ${tx.accountId}
    )
    delete from entries
    where account_id = ${tx.accountId} and deleted_at < ${before}
      and entry_id not in (select entry_id from named)`.execute(tx.db);
  await deleteOwn(tx, "icons").where("deleted_at", "<", before).execute();
}
