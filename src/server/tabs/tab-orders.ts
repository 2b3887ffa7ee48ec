import { sql } from "kysely";
import { statusesInProgress } from "../../domain/order-status.ts";
import { addEvent } from "../db/outbox.ts";
import { queueMove } from "../orders/queue-move.ts";
import type { Tx } from "../db/with-account.ts";

type Relocation = {
  /** The tab whose orders they are, and the one whose they become; the same where the tab itself goes. */
  from: { sheetId: string; table: number };
  to: { sheetId: string; table: number };
  /** Absent: all of the tab. */
  orderIds?: readonly string[];
  now: Date;
};

/**
 * Takes orders of a tab to another tab, or to the table that the tab has gone to. Lines still to be made say so in the
 * kitchen until somebody there has seen it, by the table under which they were known last, and on the paper of those
 * who cook by paper. The caller has locked the tabs.
 */
export async function relocateOrders(
  tx: Tx,
  { from, to, orderIds, now }: Relocation,
): Promise<void> {
  // An order that waits for an answer came to nobody in the kitchen yet, and one that is on its way is made.
  const underWay = sql<boolean>`ready_at is null and status_id in (1, 2)`;
  const known = sql<number>`coalesce(moved_from, ${from.table}::smallint)`;
  const rows = await tx.db
    .updateTable("orders")
    .set({
      sheet_id: to.sheetId,
      location: String(to.table),
      moved_from: sql<number | null>`
        case when ${underWay} then nullif(${known}, ${to.table}::smallint) end`,
    })
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "=", from.sheetId)
    .$if(orderIds !== undefined, (query) =>
      query.where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`),
    )
    .returning(["order_id", "status_id"])
    .execute();
  const moved = rows.flatMap(({ order_id, status_id }) =>
    statusesInProgress.includes(status_id) ? [order_id] : [],
  );
  for (const subjectId of moved) await addEvent(tx, { topic: "order", subjectId });
  if (moved.length > 0) await tellPaper(tx, { from, to, orderIds: moved, now });
}

/** Tells those who cook by paper that orders of it are for another table. */
export async function tellPaper(
  tx: Tx,
  { from, to, orderIds, now }: Relocation & { orderIds: readonly string[] },
): Promise<void> {
  const tables = { from: String(from.table), to: String(to.table) };
  await queueMove(tx, { sheetId: to.sheetId, ...tables, orderIds, now });
}

/** The kitchen knows where the order is by now. */
export async function markMoveSeen(tx: Tx, orderHash: string): Promise<string | undefined> {
  const row = await tx.db
    .updateTable("orders")
    .set({ moved_from: null })
    .where("account_id", "=", tx.accountId)
    .where("hash", "=", orderHash)
    .where("moved_from", "is not", null)
    .returning("order_id")
    .executeTakeFirst();
  return row?.order_id;
}
