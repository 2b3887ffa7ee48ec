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
