import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { finishOrdersOfSheet } from "../orders/order-queries.ts";
import { markClosed, type SheetRow } from "./sheet-queries.ts";

/** Closes a tab on which nothing is left to pay. Nothing that is paid for is still to be done. */
export async function endTab(
  { sheet_id: sheetId }: Pick<SheetRow, "sheet_id">,
  { tx, userId, now }: Pick<Context, "tx" | "now"> & { userId: string },
): Promise<void> {
  await markClosed(tx, { sheetId, userId, now });
  const finished = await finishOrdersOfSheet(tx, { sheetId, userId });
  for (const orderId of finished) await addEvent(tx, { topic: "order", subjectId: orderId });
}
