import { reaisFromCents } from "../../domain/money.ts";
import { isOwed, isToAnswer } from "../../domain/order-status.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, requireFound } from "../http/refused.ts";
import { endBillRequest } from "./bill-request.ts";
import { hasOpenTab, lockSheet, updateSheet, type SheetRow } from "./sheet-queries.ts";
import { endCall, lockTables } from "./table-queries.ts";
import { readTab } from "./tab-details.ts";
import { finishOrdersOfSheet } from "../orders/order-queries.ts";
import { requireFloor } from "./lock-open-tab.ts";

/** Closes a tab with nothing left to pay and nothing to refund, even without orders. Does nothing to a closed tab. */
export async function closeTab(hash: string, context: Context): Promise<void> {
  const { tx, account } = context;
  requireFloor(context);
  const sheet = requireFound(await lockSheet(tx, hash));
  if (sheet.closed_at !== null) return;
  const { orders, total } = await readTab(sheet, context);
  const { currency } = account.extras;
  if (total.leftCents > 0)
    throw badFields(
      { left_amount: { code: "left_to_pay", amount: reaisFromCents(total.leftCents), currency } },
      "conflict",
    );
  if (total.overpaidCents > 0)
    throw badFields(
      { paid_amount: { code: "overpaid", amount: reaisFromCents(total.overpaidCents), currency } },
      "conflict",
    );
  await endTab(sheet, orders, context);
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

/**
 * Closes a tab with nothing left to pay, and finishes its orders, which are paid. A guest's order that was not accepted
 * is not paid, and must be answered first.
 */
export async function endTab(
  { sheet_id: sheetId, table_id: tableId }: SheetRow,
  orders: Awaited<ReturnType<typeof readTab>>["orders"],
  context: Context,
): Promise<void> {
  const { tx, now } = context;
  const { userId } = requireFloor(context);
  const toAnswer = orders.find((order) => isToAnswer(order.status_id));
  if (toAnswer)
    throw badFields({ orders: { code: "order_to_answer", number: toAnswer.number } }, "conflict");
  await updateSheet(tx, sheetId, { closed_at: now, closed_by: userId });
  // Its row forgets who closed it once it is open again.
  await addHistory(tx, { what: "closed", sheetId, userId });
  // Whoever was paid has seen the guests, and nobody else calls from there. A tab that owed nothing was nobody's to see.
  const isPaid = orders.some((order) => isOwed(order.status_id));
  // The second of two last tabs that end at once must find the first one closed.
  await lockTables(tx, [tableId]);
  const isLast = isPaid && !(await hasOpenTab(tx, tableId));
  await (isLast ? endCall(tx, tableId) : endBillRequest(tx, tableId));
  const finished = await finishOrdersOfSheet(tx, { sheetId, userId });
  for (const orderId of finished) await addEvent(tx, { topic: "order", subjectId: orderId });
}
