import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";
import { listOrderRowsById, type OrderRow } from "../orders/order-row-queries.ts";

/** Locks orders of a tab, which the caller has locked, and reads them; others are left out. */
export async function lockOrdersOfSheet(
  tx: Tx,
  { sheetId, hashes }: { sheetId: string; hashes: readonly string[] },
): Promise<OrderRow[]> {
  const locked = await tx.db
    .selectFrom("orders")
    .select("order_id")
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "=", sheetId)
    .where("hash", "in", hashes)
    .orderBy("order_id")
    .forUpdate()
    .execute();
  const rows = await listOrderRowsById(
    tx,
    locked.map(({ order_id }) => order_id),
  );
  return rows.toSorted((a, b) => a.number - b.number);
}

/** How many of each line are paid for by lines, by order and line: `<order> <line>`. What was given back does not count. */
export async function mapPaidLines(tx: Tx, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await tx.db
    .selectFrom("payment_lines as l")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.account_id", "=", "l.account_id").onRef("p.payment_id", "=", "l.payment_id"),
    )
    .select(["l.order_id", "l.line"])
    .select(sql<number>`sum(l.qty)::int`.as("qty"))
    .where("l.account_id", "=", tx.accountId)
    .where("l.order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .where(
      sql<boolean>`p.amount_cents > (
        select coalesce(-sum(back.amount_cents), 0) from payments back
        where back.account_id = ${tx.accountId} and back.refunds = p.payment_id)`,
    )
    .groupBy(["l.order_id", "l.line"])
    .execute();
  return new Map(rows.map(({ order_id, line, qty }) => [`${order_id} ${line}`, qty]));
}
