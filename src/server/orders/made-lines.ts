import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";
import { updateReady } from "./order-queries.ts";
import type { OrderRow } from "./order-row-queries.ts";

/** Marks an order as ready once the kitchen has made all that is left of it. One with nothing left is not marked. */
export async function readyIfAllMade(
  tx: Tx,
  order: Pick<OrderRow, "order_id">,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ made: number; left: number }>`
    select count(k.line)::int as made, count(*)::int as left
    from order_lines l
    left join kitchen_lines k
      on k.account_id = l.account_id and k.order_id = l.order_id and k.line = l.line
    where l.account_id = ${tx.accountId} and l.order_id = ${order.order_id} and l.parent_line is null
      and l.qty > coalesce((
        select sum(c.qty) from line_cancels c
        where c.account_id = ${tx.accountId} and c.order_id = l.order_id and c.line = l.line), 0)`.execute(
    tx.db,
  );
  const [row] = rows;
  if (row && row.left > 0 && row.made === row.left)
    await updateReady(tx, { orderId: order.order_id, userId, now });
}
