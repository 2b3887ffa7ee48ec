import { sql } from "kysely";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

export type RatingRow = {
  rating_id: string;
  rate: number;
  description: string | null;
  created_at: Date;
};

/** Ratings of these guests, and those that were given for one of the orders. */
export async function listRatingsOf(
  tx: Tx,
  { guestIds, orderIds }: { guestIds: string[]; orderIds: string[] },
): Promise<RatingRow[]> {
  return selectOwn(tx, "ratings")
    .select(["rating_id", "rate", "description", "created_at"])
    .where((is) =>
      // Two conditions that no typed form has.
      is.or([
        sql<boolean>`guest_id = any(${guestIds}::uuid[])`,
        sql<boolean>`order_id = any(${orderIds}::uuid[])`,
      ]),
    )
    .orderBy("rating_id")
    .execute();
}

/** Leaves the stars, and nothing of who gave them or what they wrote. */
export async function removeRaters(tx: Tx, ratingIds: string[]): Promise<void> {
  await updateOwn(tx, "ratings")
    .set({ guest_id: null, order_id: null, description: null })
    .where("rating_id", "=", sql<string>`any(${ratingIds}::uuid[])`)
    .execute();
}

/**
 * Takes the authors from ratings older than `before`; stars and comments stay. Answers how many there were, `limit` at
 * most.
 */
export async function unlinkOldRaters(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numUpdatedRows } = await updateOwn(tx, "ratings")
    .set({ guest_id: null, order_id: null })
    .where("rating_id", "in", (from) =>
      from
        .selectFrom("ratings")
        .select("rating_id")
        .where("account_id", "=", tx.accountId)
        .where("guest_id", "is not", null)
        .where("created_at", "<", before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
