import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";

/** Keeps these locks apart from others of the database. */
const lockSpace = 726_353_003;
/** A day is added up when it has been over for twice as long. */
const youngMs = 12 * 3_600_000;

/**
 * What was added up of the day on which this order was placed is no longer true once lines come to that day. It and the
 * days after it, which are added up one after the other, are added up anew; until then reports read their orders.
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
