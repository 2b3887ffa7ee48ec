import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";

/**
 * Says of orders that they are ready since their last line was made, where no line is left to be made: the last one that
 * was is on another order by now.
 */
export async function markLinesSettled(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update orders o set ready_at = made.last
    from (
      select l.order_id, max(k.ready_at) as last, bool_and(k.ready_at is not null) as is_all
      from order_lines l
      left join kitchen_lines k
        on k.account_id = l.account_id and k.order_id = l.order_id and k.line = l.line
      where l.account_id = ${tx.accountId} and l.order_id = any(${orderIds}::uuid[]) and l.parent_line is null
        and l.qty > (
          select coalesce(sum(c.qty), 0) from line_cancels c
          where c.account_id = ${tx.accountId} and c.order_id = l.order_id and c.line = l.line)
      group by l.order_id
    ) made
    where o.account_id = ${tx.accountId} and o.order_id = made.order_id and made.is_all
      and o.ready_at is null`.execute(tx.db);
}
