import { sql } from "kysely";
import { orderLineKey } from "../../domain/line-key.ts";
import { isCancelled } from "../../domain/order-status.ts";
import type { Tx } from "../db/with-account.ts";
import { mapPaidLines } from "../tabs/payment-queries.ts";
import type { SheetRow } from "../tabs/sheet-queries.ts";
import { readTab } from "../tabs/tab-details.ts";
import { mapOrderLines, type OrderRow } from "./order-row-queries.ts";

type OfOrder = Pick<OrderRow, "order_id">;

/**
 * Whether the cancelled units were paid for. True when the tab, or an order without a tab, is overpaid now, or when
 * more units of a line are paid than are left.
 */
export async function isPaidFor(
  tx: Tx,
  order: OfOrder,
  sheet: SheetRow | undefined,
): Promise<boolean> {
  return sheet ? isPaidOnTab(tx, order, sheet) : isOverpaid(tx, order);
}

async function isPaidOnTab(
  tx: Tx,
  { order_id: orderId }: OfOrder,
  sheet: SheetRow,
): Promise<boolean> {
  const { orders, payments, total } = await readTab(sheet, { tx });
  if (total.overpaidCents > 0) return true;
  const [lines, paid] = await Promise.all([
    mapOrderLines(tx, [orderId]),
    mapPaidLines(tx, payments),
  ]);
  const isGone = orders.some((row) => row.order_id === orderId && isCancelled(row.status_id));
  return (lines.get(orderId) ?? []).some(({ line, qty, cancelled_qty }) => {
    const left = isGone ? 0 : qty - cancelled_qty;
    return (paid.get(orderLineKey(orderId, line)) ?? 0) > left;
  });
}

async function isOverpaid(tx: Tx, { order_id: orderId }: OfOrder): Promise<boolean> {
  const { rows } = await sql<{ is_overpaid: boolean }>`
    select coalesce(sum(p.amount_cents), 0) > case when o.status_id = 6 then 0
      else o.total_cents - o.lines_cancelled_cents - o.service_cancelled_cents end as is_overpaid
    from orders o
    left join payments p on p.account_id = o.account_id and p.order_id = o.order_id
    where o.account_id = ${tx.accountId} and o.order_id = ${orderId}
    group by o.account_id, o.order_id`.execute(tx.db);
  return rows[0]?.is_overpaid === true;
}
