import { sql } from "kysely";
import { optionQtyFor } from "../../domain/option-count.ts";
import type { Tx } from "../db/with-account.ts";
import { mapOrderLines, type LineRow } from "./order-row-queries.ts";

/** Lines of orders that a printer has had on paper and that are still to be made, with their options. */
export async function mapUnmadeLines(
  tx: Tx,
  { orderIds, printerId }: { orderIds: string[]; printerId: string },
): Promise<Map<string, LineRow[]>> {
  const all = await mapOrderLines(tx, orderIds);
  const { rows } = await sql<{ order_id: string; line: number; qty: number }>`
    select l.order_id, l.line,
      (l.qty - (
        select coalesce(sum(c.qty), 0) from line_cancels c
        where c.account_id = ${tx.accountId} and c.order_id = l.order_id and c.line = l.line))::int as qty
    from order_lines l
    join orders o on o.account_id = l.account_id and o.order_id = l.order_id
    where l.account_id = ${tx.accountId} and o.account_id = ${tx.accountId}
      and l.order_id = any(${orderIds}::uuid[])
      and l.parent_line is null
      and o.status_id in (1, 2) and o.ready_at is null
      and exists (
        select from print_jobs j
        where j.account_id = ${tx.accountId} and j.order_id = l.order_id and j.printer_id = ${printerId}::uuid
          and (j.lines is null or l.line = any(j.lines)))
      and not exists (
        select from kitchen_lines made
        where made.account_id = ${tx.accountId} and made.order_id = l.order_id and made.line = l.line)`.execute(
    tx.db,
  );
  const left = new Map(rows.map(({ order_id, line, qty }) => [`${order_id} ${line}`, qty]));
  return new Map(
    [...all].map(([orderId, lines]) => [
      orderId,
      lines.flatMap((row) => {
        const item = lines.find(({ line }) => line === (row.parent_line ?? row.line));
        const newLineQty = left.get(`${orderId} ${item?.line}`) ?? 0;
        if (!item || newLineQty === 0) return [];
        if (row === item) return [{ ...row, qty: newLineQty, cancelled_qty: 0 }];
        return [{ ...row, qty: optionQtyFor(row.qty, { lineQty: item.qty, newLineQty }) }];
      }),
    ]),
  );
}
