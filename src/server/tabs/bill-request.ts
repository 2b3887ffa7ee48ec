import { preparedDeferred } from "../db/prepared.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";

/** Records that a table's guests ask for the bill; false if they had asked already. */
export async function startBillRequest(
  tx: Tx,
  { tableId, now }: { tableId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(tx, "tables")
    .set({ bill_requested_at: now })
    .where("table_id", "=", tableId)
    .where("bill_requested_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const end = preparedDeferred<{ accountId: string; tableId: string }>()(
  "end-bill-request",
  (db, given) =>
    db
      .updateTable("tables")
      .set({ bill_requested_at: null })
      .where("account_id", "=", given.accountId)
      .where("table_id", "=", given.tableId)
      .where("bill_requested_at", "is not", null),
);

/** Ends the request for the bill, which is paid or has changed. */
export function endBillRequest(tx: Tx, tableId: string): Promise<void> {
  return end(tx, { accountId: tx.accountId, tableId });
}
