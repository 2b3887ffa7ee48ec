import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import {
  finishedStatusId,
  hasBegun,
  isCancelled,
  orderStatuses,
  startingStatus,
  statusesInProgress,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import type { PrintLayout } from "../../domain/print-layout.ts";
import { addHistory } from "../db/history.ts";
import { deleteOwn, withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { OrderRow } from "./order-row-queries.ts";

/** Finishes a tab's orders in progress. Returns their ids. */
export async function finishOrdersOfSheet(
  tx: Tx,
  { sheetId, userId }: { sheetId: string; userId: string },
): Promise<string[]> {
  const underWay = updateOwn(tx, "orders")
    .where("sheet_id", "=", sheetId)
    .where("status_id", "in", statusesInProgress);
  await underWay
    .set({ accepted_at: sql`statement_timestamp()`, accepted_by: userId })
    .where("accepted_at", "is", null)
    .execute();
  const rows = await underWay.set({ status_id: finishedStatusId }).returning("order_id").execute();
  if (rows.length === 0) return [];
  await tx.db
    .insertInto("order_status_changes")
    .values(
      rows.map(({ order_id }) => ({
        account_id: tx.accountId,
        order_id,
        change_id: randomUUIDv7(),
        changed_at: sql<Date>`clock_timestamp()`,
        status_id: finishedStatusId,
        user_id: userId,
        with_tab: true,
      })),
    )
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** `userId` is null for a guest. */
type OfOrder = { orderId: string; userId: string | null };

const updateOf = (tx: Tx, orderId: string) =>
  updateOwn(withCachedPlan(tx), "orders").where("order_id", "=", orderId);

/** Records who has taken the order; the first one stays. */
export async function acceptOrder(tx: Tx, { orderId, userId }: OfOrder): Promise<void> {
  await updateOf(tx, orderId)
    .set({ accepted_at: sql`statement_timestamp()`, accepted_by: userId })
    .where("accepted_at", "is", null)
    .execute();
}

/** Removes the order's acceptance, so that it waits for staff again. */
async function awaitAnswer(tx: Tx, orderId: string): Promise<void> {
  await updateOf(tx, orderId).set({ accepted_at: null, accepted_by: null }).execute();
}

/** The time for which an order is promised; null promises nothing. */
export async function updatePromised(
  tx: Tx,
  { orderId, promisedAt }: { orderId: string; promisedAt: Date | null },
): Promise<void> {
  await updateOf(tx, orderId).set({ promised_at: promisedAt }).execute();
}

/** Whether the kitchen has begun with the order at any time. */
export async function hasEverBegun(tx: Tx, orderId: string): Promise<boolean> {
  const row = await selectOwn(tx, "order_status_changes")
    .select("change_id")
    .where("order_id", "=", orderId)
    .where("status_id", "in", orderStatuses.map(({ id }) => id).filter(hasBegun))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the order's stock was used. A finished status is no proof: closing a tab also finishes orders that nobody
 * began.
 */
export async function isUsedUp(
  { db, accountId }: Tx,
  { order_id: orderId, ready_at: readyAt }: Pick<OrderRow, "order_id" | "ready_at">,
): Promise<boolean> {
  if (readyAt !== null) return true;
  const { rows } = await sql`
    select order_id from order_status_changes
    where account_id = ${accountId} and order_id = ${orderId} and status_id in (2, 3, 4) and not with_tab
    union all
    select order_id from kitchen_lines where account_id = ${accountId} and order_id = ${orderId}`.execute(
    db,
  );
  return rows.length > 0;
}

const printedColumns = {
  customer: "customer_printed_at",
  production: "production_printed_at",
} as const;

/** Keeps when the layout was first printed. */
export async function markOrderPrinted(
  tx: Tx,
  { hash, layout }: { hash: string; layout: PrintLayout },
): Promise<void> {
  const column = printedColumns[layout];
  await updateOwn(tx, "orders")
    .set({ [column]: sql`statement_timestamp()` })
    .where("hash", "=", hash)
    .where(column, "is", null)
    .execute();
}

/** Records when and by whom an order was made ready; the first time stays. */
export async function updateReady(
  tx: Tx,
  { orderId, userId, now }: OfOrder & { now: Date },
): Promise<void> {
  const changed = await updateOf(tx, orderId)
    .set({ ready_at: now })
    .where("ready_at", "is", null)
    .returning("order_id")
    .execute();
  if (changed.length > 0) await addHistory(tx, { what: "ready", orderId, userId });
}

/** Records why an order was cancelled just now, and who allowed it. */
export async function recordCancellation(
  tx: Tx,
  cancelled: OfOrder & {
    reason: CancelReason | null;
    text: string | null;
    approvedBy: string | null;
    /** The kitchen need not see it. */
    isSeen: boolean;
  },
): Promise<void> {
  await updateOf(tx, cancelled.orderId)
    .set({
      cancelled_at: sql`statement_timestamp()`,
      cancelled_by: cancelled.userId,
      cancel_reason: cancelled.reason,
      cancel_text: cancelled.text,
      cancel_approved_by: cancelled.approvedBy,
      cancel_seen_at: cancelled.isSeen ? sql`statement_timestamp()` : null,
    })
    .execute();
}

/** Makes the kitchen make all of an order again. */
export async function forgetMade(tx: Tx, { orderId, userId }: OfOrder): Promise<void> {
  await deleteOwn(tx, "kitchen_lines").where("order_id", "=", orderId).execute();
  await clearReady(tx, { orderId, userId });
}

/** Unmarks the order as ready, and records that in its history. */
export async function clearReady(tx: Tx, { orderId, userId }: OfOrder): Promise<void> {
  const changed = await updateOf(tx, orderId)
    .set({ ready_at: null })
    .where("ready_at", "is not", null)
    .returning("order_id")
    .execute();
  if (changed.length > 0) await addHistory(tx, { what: "not_ready", orderId, userId });
}

/**
 * Sets an order's status and records who did it and when. The time is the database's, after the order is locked: the
 * request's own time is from before it waited for the lock, and the last record might not be the order's status.
 */
export async function updateStatus(
  tx: Tx,
  change: OfOrder & { statusId: OrderStatusId },
): Promise<void> {
  if (change.statusId === startingStatus("easy-order")) await awaitAnswer(tx, change.orderId);
  // A cancellation does not take the order.
  else if (!isCancelled(change.statusId)) await acceptOrder(tx, change);
  await updateOf(tx, change.orderId).set({ status_id: change.statusId }).execute();
  await tx.db
    .insertInto("order_status_changes")
    .values({
      account_id: tx.accountId,
      order_id: change.orderId,
      change_id: randomUUIDv7(),
      changed_at: sql`clock_timestamp()`,
      status_id: change.statusId,
      user_id: change.userId,
    })
    .execute();
}
