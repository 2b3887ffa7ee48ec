import { sql } from "kysely";
import { portugueseLabels } from "../../domain/labels.ts";
import { addEvent } from "../db/outbox.ts";
import { queueMove } from "../orders/queue-move.ts";
import { listToBeMade } from "../orders/to-make.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";

type Relocation = {
  /** The orders' tab and the one that they go to; both are the same if the tab itself moves. */
  from: { sheetId: string; table: number };
  to: { sheetId: string; table: number };
  /** Absent: all of the tab. */
  orderIds?: readonly string[];
  now: Date;
};

/**
 * Moves a tab's orders to another tab, or to the tab's new table. Orders still to be made tell the kitchen so, by the
 * table under which it knew them last, until somebody there has seen it. Cooks by paper get a ticket. The caller has
 * locked the tabs.
 */
export async function relocateOrders(
  tx: Tx,
  { from, to, orderIds, now }: Relocation,
): Promise<void> {
  // The kitchen has no order that waits for an answer, and has already made one that is on its way.
  const unmade = await listToBeMade(tx, { sheetId: from.sheetId, now });
  const known = sql<number>`coalesce(moved_from, ${from.table}::smallint)`;
  const rows = await updateOwn(tx, "orders")
    .set({
      sheet_id: to.sheetId,
      location: String(to.table),
      // An order without a name has its table's.
      customer_name: sql<string>`
        case when customer_name = ${portugueseLabels.table(from.table)}
          then ${portugueseLabels.table(to.table)} else customer_name end`,
      moved_from: sql<number | null>`
        case when order_id = any(${unmade}::uuid[]) then nullif(${known}, ${to.table}::smallint) end`,
    })
    .where("sheet_id", "=", from.sheetId)
    .$if(orderIds !== undefined, (query) =>
      query.where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`),
    )
    .returning("order_id")
    .execute();
  const moved = rows.map(({ order_id: id }) => id);
  for (const subjectId of moved) await addEvent(tx, { topic: "order", subjectId });
  if (moved.length > 0) await queueMove(tx, { from, to, orderIds: moved, now });
}

/** Records that the kitchen has seen where the order went, if it still is there. Answers the order's id if it had not. */
export async function markMoveSeen(
  tx: Tx,
  orderHash: string,
  table?: number,
): Promise<string | undefined> {
  const row = await updateOwn(tx, "orders")
    .set({ moved_from: null })
    .where("hash", "=", orderHash)
    .where("moved_from", "is not", null)
    .$if(table !== undefined, (query) => query.where("location", "=", String(table)))
    .returning("order_id")
    .executeTakeFirst();
  return row?.order_id;
}
