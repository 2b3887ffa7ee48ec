import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";
import type { SheetRow } from "../tabs/sheet-queries.ts";
import { readTab } from "../tabs/tab-details.ts";
import type { OrderRow } from "./order-row-queries.ts";

/** Whether more is paid than is owed by now, on the order's tab, or on the order where it is on none. */
export async function isOverpaid(
  tx: Tx,
  order: Pick<OrderRow, "order_id">,
  sheet: SheetRow | undefined,
): Promise<boolean> {
  if (sheet) return (await readTab(sheet, { tx })).total.overpaidCents > 0;
  const { rows } = await sql<{ is_overpaid: boolean }>`
    select coalesce(sum(p.amount_cents), 0) > case when o.status_id = 6 then 0
      else o.total_cents - o.lines_cancelled_cents - o.service_cancelled_cents end as is_overpaid
    from orders o
    left join payments p on p.account_id = o.account_id and p.order_id = o.order_id
    where o.account_id = ${tx.accountId} and o.order_id = ${order.order_id}
    group by o.account_id, o.order_id`.execute(tx.db);
  return rows[0]?.is_overpaid === true;
}
