import type { Tx } from "../db/with-account.ts";

/**
 * What was added up of the day on which this order was placed is no longer true once lines come to that day. It and the
 * days after it, which are added up one after the other, are added up anew; until then reports read their orders.
 */
export async function forgetSalesDays({ db, accountId }: Tx, placedAt: Date): Promise<void> {
  await db
    .deleteFrom("sales_days")
    .where("account_id", "=", accountId)
    .where("ends_at", ">", placedAt)
    .execute();
}
