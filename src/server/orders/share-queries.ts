import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { OrderStatusId } from "../../domain/order-status.ts";
import type { Tx } from "../db/with-account.ts";
import { selectOrders, type OrderRow } from "./order-row-queries.ts";

/**
 * The key of the order's link, which it gets with the first call. Undefined for an order whose guest is forgotten: nobody
 * waits for it any more.
 */
export async function giveShareKey(
  { db, accountId }: Tx,
  hash: string,
): Promise<string | undefined> {
  const fresh = randomBytes(16).toString("hex");
  const row = await db
    .updateTable("orders")
    .set({ share_key: sql<string>`coalesce(share_key, ${fresh})` })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("personal_data_removed_at", "is", null)
    .returning("share_key")
    .executeTakeFirst();
  return row?.share_key ?? undefined;
}

/** Finds an order by the key of its link. */
export async function findSharedOrderRow(tx: Tx, key: string): Promise<OrderRow | undefined> {
  return selectOrders(tx).where("share_key", "=", key).executeTakeFirst();
}

/** Lists the orders of those of the keys that still belong to one, as far as their links' end depends on them. */
export async function listSharedOrders({ db, accountId }: Tx, keys: string[]) {
  return db
    .selectFrom("orders")
    .select(["order_id", "share_key", "created_at", "scheduled_for"])
    .select(sql<OrderStatusId>`status_id`.as("status_id"))
    .where("account_id", "=", accountId)
    .where("share_key", "=", sql<string>`any(${keys}::text[])`)
    .execute();
}
