import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { startBillRequest } from "./bill-request.ts";
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
