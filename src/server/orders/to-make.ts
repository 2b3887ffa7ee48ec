import { sql, type RawBuilder } from "kysely";
import { paidMadeMs } from "../../domain/kitchen.ts";
import { optionQtyFor } from "../../domain/option-count.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import { updateReady } from "./order-queries.ts";
import { mapOrderLines, type LineRow, type OrderRow } from "./order-row-queries.ts";

// One rule says what is still to be made, for the kitchen's screen, its paper and tabs that move.

type Asked = { accountId: string; now: Date };

/** Orders placed after this instant are still made once their tab is closed. */
export const paidSinceAt = (now: Date) => new Date(now.getTime() - paidMadeMs);

/**
 * Whether the order was finished by closing its tab, lately, and not by somebody who brought it before. With an upper end
 * a kept plan expects few such orders; without one PostgreSQL planned the kitchen's query at every call.
 */
export function isPaidFirst({ accountId, paidSince }: { accountId: string; paidSince: Date }) {
  return sql<boolean>`(orders.status_id = 4 and orders.created_at between ${paidSince} and 'infinity' and coalesce((
    select c.with_tab from order_status_changes c
    where c.account_id = ${accountId} and c.order_id = orders.order_id
    order by c.changed_at desc
    limit 1), false))`;
}

/** Whether the kitchen has the order, and has not made all of it. */
function isToBeMade({ accountId, now }: Asked) {
  return sql<boolean>`(orders.ready_at is null and (orders.status_id in (1, 2)
    or ${isPaidFirst({ accountId, paidSince: paidSinceAt(now) })}))`;
}

/** The orders of a tab, or those given, that are still to be made. */
export async function listToBeMade(
  tx: Tx,
  { now, ...of }: { now: Date } & ({ sheetId: string } | { orderId: string }),
): Promise<string[]> {
  const rows = await selectOwn(tx, "orders")
    .select("order_id")
    .where((is) =>
      "sheetId" in of ? is("sheet_id", "=", of.sheetId) : is("order_id", "=", of.orderId),
    )
    .where(isToBeMade({ accountId: tx.accountId, now }))
    .execute();
  return rows.map((row) => row.order_id);
}

/** Lines of items, `l`, with units left, of orders that are still to be made; more conditions may follow. */
const fromLinesLeft = ({ accountId, now }: Asked) => sql`
    from order_lines l
    join orders on orders.account_id = l.account_id and orders.order_id = l.order_id
    cross join lateral (
      select l.qty - coalesce(sum(c.qty), 0)::int as qty from line_cancels c
      where c.account_id = ${accountId} and c.order_id = l.order_id and c.line = l.line) as units
    where l.account_id = ${accountId} and orders.account_id = ${accountId} and l.parent_line is null
      and units.qty > 0 and ${isToBeMade({ accountId, now })}`;

const isMade = (accountId: string) => sql<boolean>`exists (
  select from kitchen_lines made
  where made.account_id = ${accountId} and made.order_id = l.order_id and made.line = l.line)`;

/** Those of them that a printer has had on paper and nobody has made. Both ids may be columns. */
export const fromUnmadeLines = (
  asked: Asked,
  { orderIds, printerId }: { orderIds: RawBuilder<unknown>; printerId: RawBuilder<unknown> },
) => sql`${fromLinesLeft(asked)} and l.order_id = any(${orderIds}) and not ${isMade(asked.accountId)}
      and exists (
        select from print_jobs j
        where j.account_id = ${asked.accountId} and j.order_id = l.order_id
          and j.printer_id = ${printerId} and (j.lines is null or l.line = any(j.lines)))`;

/** These lines with their options, by order. */
export async function mapUnmadeLines(
  tx: Tx,
  { orderIds, printerId, now }: { orderIds: string[]; printerId: string; now: Date },
): Promise<Map<string, LineRow[]>> {
  const all = await mapOrderLines(tx, orderIds);
  const unmade = fromUnmadeLines(
    { accountId: tx.accountId, now },
    { orderIds: sql`${orderIds}::uuid[]`, printerId: sql`${printerId}::uuid` },
  );
  const { rows } = await sql<{ order_id: string; line: number; qty: number }>`
    select l.order_id, l.line, units.qty ${unmade}`.execute(tx.db);
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

/** Marks an order as ready once the kitchen has made all that is left of it. One with nothing left is not marked. */
export async function readyIfAllMade(
  tx: Tx,
  { order_id: orderId }: Pick<OrderRow, "order_id">,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { accountId } = tx;
  const { rows } = await sql<{ is_made: boolean | null }>`
    select bool_and(${isMade(accountId)}) as is_made ${fromLinesLeft({ accountId, now })}
      and l.order_id = ${orderId}`.execute(tx.db);
  if (rows[0]?.is_made) await updateReady(tx, { orderId, userId, now });
}
