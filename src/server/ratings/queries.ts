import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Rating } from "../../contract/ratings.ts";
import { finishedStatusId } from "../../domain/order-status.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";

/** A rating is about an order that was due within this time. */
const orderIsRecentMs = 24 * 3_600_000;

export type NewRating = {
  guestId: string;
  rate: number;
  description: string | null;
  hasOrder: boolean;
  /** The account's time zone, which decides on the day. */
  timeZone: string;
  now: Date;
};

/** Stores a guest's rating of the day, in place of an earlier one of that day, whose id it keeps. */
export async function upsertRating(
  tx: Tx,
  { guestId, rate, description, hasOrder, timeZone, now }: NewRating,
): Promise<{ id: string; isFirst: boolean }> {
  const ownId = randomUUIDv7();
  const order = await selectOwn(tx, "orders")
    .select("order_id")
    .where("guest_id", "=", guestId)
    .where(
      (is) => is.fn<Date>("greatest", ["created_at", "scheduled_for"]),
      ">=",
      new Date(now.getTime() - orderIsRecentMs),
    )
    // The newest may be an order ahead, which is still to come.
    .orderBy((is) => is("status_id", "=", finishedStatusId), "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const row = await tx.db
    .insertInto("ratings")
    .values({
      account_id: tx.accountId,
      rating_id: ownId,
      guest_id: guestId,
      day: sql<string>`(${now}::timestamptz at time zone ${timeZone})::date`,
      rate,
      description,
      has_order: hasOrder,
      order_id: order?.order_id ?? null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "guest_id", "day"]).doUpdateSet((set) => ({
        rate: set.ref("excluded.rate"),
        description: set.ref("excluded.description"),
        order_id: set.ref("excluded.order_id"),
        has_order: set.ref("excluded.has_order"),
        created_at: set.ref("excluded.created_at"),
      })),
    )
    .returning("rating_id")
    .executeTakeFirstOrThrow();
  return { id: row.rating_id, isFirst: row.rating_id === ownId };
}

/** Whether a guest has rated the place for this order, or since it came: a rating is of a day and not of one order. */
export async function hasRatedSince(
  tx: Tx,
  { guestId, orderId, since }: { guestId: string; orderId: string; since: Date },
): Promise<boolean> {
  const rating = await selectOwn(tx, "ratings")
    .select("rating_id")
    .where("guest_id", "=", guestId)
    .where((is) => is.or([is("order_id", "=", orderId), is("created_at", ">=", since)]))
    .limit(1)
    .executeTakeFirst();
  return rating !== undefined;
}

/** Newest first, from after the one given, by when each guest rated first that day: ids are in that order. */
export async function listRatings(
  tx: Tx,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Rating[]> {
  const rows = await selectOwn(tx, "ratings")
    .select(["rating_id", "rate", "description", "has_order", "created_at"])
    .$if(after !== undefined, (query) => query.where("rating_id", "<", after ?? ""))
    .orderBy("rating_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.rating_id,
    rate: row.rate,
    description: row.description,
    has_order: row.has_order ?? true,
    created: row.created_at.toISOString(),
  }));
}

/** The number of ratings, and the mean, with two decimals, of those whose guests had an order. */
export async function getRatingSummary(tx: Tx): Promise<{ count: number; average: number | null }> {
  const { count, mean } = await selectOwn(tx, "ratings")
    .select((of) => [
      of.fn.countAll<number>().as("count"),
      of.fn
        .avg<string | null>("rate")
        .filterWhere(sql`has_order`, "is not", false)
        .as("mean"),
    ])
    .executeTakeFirstOrThrow();
  return { count, average: mean === null ? null : Math.round(Number(mean) * 100) / 100 };
}
