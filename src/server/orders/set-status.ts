import { isCancelled, type OrderStatusId } from "../../domain/order-status.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { lockSheetOfOrder } from "../tabs/sheet-queries.ts";
import { readTab } from "../tabs/tab-details.ts";
import { updateStatus } from "./order-queries.ts";
import { findOrderRow } from "./order-row-queries.ts";

/**
 * Staff may set any status, with one exception: an order that was cancelled on a tab which is closed by now stays so
 * unless it was paid for, because nobody could pay for it any more.
 */
export async function setStatus(
  { hash, statusId }: { hash: string; statusId: OrderStatusId },
  { tx, principal }: Context,
): Promise<void> {
  if (!isStaff(principal)) throw new Refused("access_denied");
  // What counts for a tab must not change while somebody pays it.
  const sheet = await lockSheetOfOrder(tx, hash);
  const order = await findOrderRow(tx, hash);
  if (!order) throw new Refused("not_found");
  await updateStatus(tx, { orderId: order.order_id, statusId, userId: principal.userId });
  const revives = isCancelled(order.status_id) && !isCancelled(statusId);
  if (sheet && sheet.closed_at !== null && revives) {
    const { total } = await readTab(sheet, { tx });
    if (total.leftCents > 0) throw new Refused("deal_closed");
  }
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
  if (sheet) await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}
