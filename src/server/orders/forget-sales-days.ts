import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";

/** Keeps these locks apart from others of the database. */
const lockSpace = 726_353_003;
/** No day is added up before it has been over for so long. */
export const summedAfterMs = 24 * 3_600_000;
/** An order that is not older is of no day that can be added up before whatever comes to it now is written. */
const youngMs = summedAfterMs / 2;

/**
 * Forgets the sums of the order's day, to which lines have come, and of the days after it, which are added up one after
 * the other. Until they are added up anew, reports read their orders.
 */
export async function forgetSalesDays(
  { db, accountId }: Tx,
  { placedAt, now }: { placedAt: Date; now: Date },
): Promise<void> {
  // New orders of the account may be waiting for whoever asks: nobody waits for sums that cannot hold the order yet.
  if (now.getTime() - placedAt.getTime() < youngMs) return;
  // Any number may change orders at once, but none while days are added up: neither would see what the other has done.
  await sql`select pg_advisory_xact_lock_shared(${lockSpace}, hashtext(${accountId}))`.execute(db);
  await db
    .deleteFrom("sales_days")
    .where("account_id", "=", accountId)
    .where("ends_at", ">", placedAt)
    .execute();
}

/** Until this transaction is over nothing comes to orders that there are; all that came to them can be read. */
export async function holdSalesDays({ db, accountId }: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${accountId}))`.execute(db);
}
