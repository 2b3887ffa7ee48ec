import { addEvent } from "../db/outbox.ts";
import { preparedDeferred } from "../db/prepared.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { requireFloor, requireOpen } from "./lock-open-tab.ts";
import { lockSheet } from "./sheet-queries.ts";

/** Records that a tab's guests asked somebody of the staff for the bill, who shows or prints it themselves. */
export async function askForBill(hash: string, context: Context): Promise<void> {
  const { tx, now } = context;
  requireFloor(context);
  // Locked, since a payment of the rest at the same moment ends the request.
  const { table_id: tableId } = requireOpen(await lockSheet(tx, hash));
  if (await startBillRequest(tx, { tableId, now }))
    await addEvent(tx, { topic: "table", subjectId: tableId });
}

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
