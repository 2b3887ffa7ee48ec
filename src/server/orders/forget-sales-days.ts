import { sql } from "kysely";
import { deleteOwn, type Tx } from "../db/with-account.ts";

/** Keeps these locks apart from others of the database. */
const lockSpace = 726_353_003;
/** A day is added up only once it has been over for this long. */
export const summedAfterMs = 24 * 3_600_000;
/** Changes to orders younger than this always commit before their day is summed, so no sums need deleting. */
const youngMs = summedAfterMs / 2;

/**
 * Deletes the sums of the order's day, which has new lines, and of all later days, since days are added up in sequence.
 * Until they are added up again, reports read their orders.
 */
export async function forgetSalesDays(
  tx: Tx,
  { placedAt, now }: { placedAt: Date; now: Date },
): Promise<void> {
  // New orders of the account may wait for this transaction. It must not wait for sums that cannot hold a young order.
  if (now.getTime() - placedAt.getTime() < youngMs) return;
  // Shared: many orders may change at once, but none while days are added up. Neither would see the other's writes.
  await sql`select pg_advisory_xact_lock_shared(${lockSpace}, hashtext(${tx.accountId}))`.execute(
    tx.db,
  );
  await deleteOwn(tx, "sales_days").where("ends_at", ">", placedAt).execute();
}

/** Until this transaction ends, nothing is added to older orders, and all that was added before can be read. */
export async function lockSalesDays({ db, accountId }: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${accountId}))`.execute(db);
}
