import type { CancelReason } from "../../domain/cancel-reasons.ts";
import {
  hasBegun,
  isCancelled,
  isInProgress,
  isToAnswer,
  overtaken,
  serviceOfMode,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import { printsAt } from "../../domain/print-job.ts";
import { givenText } from "../../domain/text-rules.ts";
import { readServices, settingsOf } from "../account/service-queries.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { isStaff, userIdOf } from "../sessions/principal.ts";
import { endBillRequest } from "../tabs/bill-request.ts";
import { lockSheetOfOrder, type SheetRow } from "../tabs/sheet-queries.ts";
import { readTab } from "../tabs/tab-details.ts";
import { tableId } from "../tabs/table-id.ts";
import {
  acceptOrder,
  forgetMade,
  hasEverBegun,
  isUsedUp,
  recordCancellation,
  updateReady,
  updateStatus,
} from "./order-queries.ts";
import { lockOrderRow, type OrderRow } from "./order-row-queries.ts";
import { isPaidFor } from "./paid-for.ts";
import { forgetPromise, promiseFromNow } from "./promise-time.ts";
import { queueLeftOut } from "./queue-left-out.ts";
import {
  acceptanceVersion,
  queueCancellation,
  queueTickets,
  requeueGivenUp,
  unqueueCancellation,
} from "./queue-tickets.ts";
import { countStockAgain } from "./take-stock.ts";
import { giveSlotBack, takeSlot } from "./slot-queries.ts";
import { listToBeMade } from "./to-make.ts";

type StatusChange = {
  hash: string;
  statusId: OrderStatusId;
  /** The status that the caller's screen shows. */
  seen?: OrderStatusId | undefined;
  reason?: CancelReason | undefined;
  text?: string | undefined;
  approvedBy?: string | undefined;
};

/**
 * Sets any status, with two exceptions. An order that was cancelled on a tab stays cancelled once the tab is closed,
 * unless it was paid for: nobody could pay for it any more. An order that the kitchen has begun, or that is paid for,
 * is cancelled by an owner, or by an attendant with an owner's approval. Setting the status that the order has, or one
 * that somebody else has already taken it past, changes nothing.
 */
export async function setStatus(change: StatusChange, context: Context): Promise<void> {
  if (!isStaff(context.principal)) throw new Refused("access_denied");
  await changeStatus(change, context);
}

/** The same for a guest as well, once it is known that they may. */
export async function changeStatus(change: StatusChange, context: Context): Promise<void> {
  const { tx, principal } = context;
  const { hash, statusId } = change;
  const userId = userIdOf(context);
  // A tab's amounts must not change while somebody pays it.
  const sheet = await lockSheetOfOrder(tx, hash);
  const order = requireFound(await lockOrderRow(tx, hash));
  const wasCancelled = isCancelled(order.status_id);
  if (isCancelled(statusId)) {
    checkReason(change);
    if (wasCancelled) return;
  } else if (change.reason !== undefined || change.text !== undefined) {
    throw badFields({ reason: { code: "reason_without_cancelling" } });
  }
  const { seen = order.status_id } = change;
  const late = overtaken({ seen, current: order.status_id, wanted: statusId });
  if (late === "over") throw new Refused("conflict");
  const isSame = statusId === order.status_id && !isTaking(order, statusId);
  if (late === "past" || isSame) return;
  // Once accepted again it would be owed on a tab that nobody can pay.
  if (isToAnswer(statusId) && sheet && sheet.closed_at !== null) throw new Refused("deal_closed");
  const needsOwner = isCancelled(statusId) && (await mayOnlyOwnerCancel(tx, order, sheet));
  const isGone = isCancelled(statusId) && (await isOutOfKitchen(order, context));
  await updateStatus(tx, { orderId: order.order_id, statusId, userId });
  if (isTaking(order, statusId)) await promiseFromNow(order, context);
  if (sheet && isToAnswer(order.status_id) && isTaking(order, statusId))
    await endBillRequest(tx, sheet.table_id);
  if (isToAnswer(statusId)) await forgetPromise(order, context);
  if (isMadeAgain(order, statusId)) await forgetMade(tx, { orderId: order.order_id, userId });
  if (isCancelled(statusId) !== wasCancelled) {
    await countSlotAgain(tx, order, isCancelled(statusId));
    if (wasCancelled || !(await isUsedUp(tx, order)))
      await countStockAgain(tx, { orderId: order.order_id, isCalledOff: !wasCancelled });
  }
  if (isCancelled(statusId)) {
    await queueCancellation(tx, { orderId: order.order_id, now: context.now, isGone });
    const isUnpaid = !(await isPaidFor(tx, order, sheet));
    const mayAlone = principal.kind !== "attendant" || (!needsOwner && isUnpaid);
    if (!mayAlone && change.approvedBy === undefined) throw new Refused("approval_required");
    await recordCancellation(tx, {
      orderId: order.order_id,
      userId,
      reason: change.reason ?? null,
      text: givenText(change.text),
      approvedBy: mayAlone ? null : (change.approvedBy ?? null),
      isSeen: isGone,
    });
  } else {
    await queueFor({ order, statusId }, context);
  }
  if (sheet && sheet.closed_at !== null && wasCancelled) {
    const { total } = await readTab(sheet, { tx });
    if (total.leftCents > 0) throw new Refused("deal_closed");
  }
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
  if (sheet) await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

/** Whether this status takes an order that nobody had taken. */
function isTaking({ accepted_at, status_id }: OrderRow, statusId: OrderStatusId): boolean {
  const wasWaiting = accepted_at === null || isToAnswer(status_id);
  return wasWaiting && isInProgress(statusId) && !isToAnswer(statusId);
}

const hasLeft = ({ status_id }: OrderRow) => status_id === 3 || status_id === 4;

/** It has left, and was not only paid before it came: whoever cooks need not hear that it is called off. */
export const isOutOfKitchen = async (order: OrderRow, { tx, now }: Pick<Context, "tx" | "now">) =>
  hasLeft(order) && (await listToBeMade(tx, { orderId: order.order_id, now })).length === 0;

/** Whether an order that was ready is set back to be made again, after it had left the kitchen. */
function isMadeAgain(order: OrderRow, statusId: OrderStatusId): boolean {
  const hadLeft = hasLeft(order) || isCancelled(order.status_id);
  return order.ready_at !== null && hadLeft && isInProgress(statusId) && statusId !== 3;
}

/**
 * Accepts an order that nobody has accepted, and promises it for `minutes` from now. Does nothing to an accepted one.
 */
export async function takeOrder(
  hash: string,
  context: Context,
  { minutes }: { minutes?: number | undefined } = {},
): Promise<void> {
  const { tx } = context;
  const { userId } = requireStaff(context);
  const order = requireFound(await lockOrderRow(tx, hash));
  const isOpen = isToAnswer(order.status_id);
  if ((!isOpen && order.accepted_at !== null) || !isInProgress(order.status_id)) return;
  await promiseFromNow(order, { ...context, minutes });
  const taken = { orderId: order.order_id, userId };
  if (isOpen) {
    await updateStatus(tx, { ...taken, statusId: 1 });
    await queueFor({ order, statusId: 1 }, context);
  } else {
    // It has been in the kitchen since it came.
    await acceptOrder(tx, taken);
  }
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
  // From now on its table owes it.
  if (isOpen && order.table_number !== null) {
    const subjectId = tableId(tx.accountId, order.table_number);
    await endBillRequest(tx, subjectId);
    await addEvent(tx, { topic: "table", subjectId });
  }
}

/** Marks an order as ready, and takes it if nobody has. One that is ready already keeps its time. */
export async function markReady(hash: string, context: Context): Promise<void> {
  const { tx, now } = context;
  const { userId } = requireStaff(context);
  await takeOrder(hash, context);
  const order = requireFound(await lockOrderRow(tx, hash));
  if (order.ready_at !== null) return;
  if (!isInProgress(order.status_id)) throw new Refused("deal_closed");
  await updateReady(tx, { orderId: order.order_id, userId, now });
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
}

/** The tickets of an order that a status takes, or takes back. */
async function queueFor(
  { order, statusId }: { order: OrderRow; statusId: OrderStatusId },
  context: Context,
): Promise<void> {
  const { tx } = context;
  const orderId = order.order_id;
  const isTakenBack = isCancelled(order.status_id);
  const isTaken = isToAnswer(order.status_id);
  // Its cancellation was of no use to the kitchen, and recorded as seen at once.
  const { cancel_seen_at: seenAt, cancelled_at: cancelledAt } = order;
  const wasGone = isTakenBack && seenAt !== null && seenAt.getTime() === cancelledAt?.getTime();
  const exceptPrinters = isTakenBack ? await unqueueCancellation(tx, { orderId, wasGone }) : [];
  if (!isInProgress(statusId) || isToAnswer(statusId)) return;
  // Out again as it was before.
  if (wasGone && statusId === 3) return;
  if (hasLeft(order) && statusId !== 3) await requeueGivenUp(tx, orderId);
  if (!isTaken && !isTakenBack) return;
  const version = await acceptanceVersion(tx, orderId);
  const reason = version > 1 && !isTakenBack ? "reprint" : "order";
  const dueAt = await ticketsDueAt(order, context);
  await queueTickets(tx, { orderId, version, reason, exceptPrinters, dueAt });
  await queueLeftOut(tx, { orderId, version, dueAt, printers: exceptPrinters });
}

/** When an order is printed: at once, or in time for the instant that it is ordered for. */
export async function ticketsDueAt(
  order: OrderRow,
  { tx, now }: Pick<Context, "tx" | "now">,
): Promise<Date> {
  const { scheduled_for: scheduledFor } = order;
  if (scheduledFor === null) return now;
  const service = order.service ?? serviceOfMode(order.mode);
  const { prepMinutes } = settingsOf(await readServices(tx), service);
  return printsAt({ scheduledFor, prepMinutes, now });
}

const noLimit = 2_147_483_647;

/** A cancelled order frees its slot. Undoing the cancellation takes the slot again, even where no room is left. */
async function countSlotAgain(tx: Tx, order: OrderRow, isCalledOff: boolean): Promise<void> {
  const { service, scheduled_for: startsAt } = order;
  if (service === null || startsAt === null) return;
  if (isCalledOff) await giveSlotBack(tx, { service, startsAt });
  else await takeSlot(tx, { service, startsAt, limit: noLimit });
}

/** "Outro motivo" needs a text. */
export function checkReason({ reason, text }: Pick<StatusChange, "reason" | "text">): void {
  if (reason === undefined && givenText(text) !== null)
    throw badFields({ reason: { code: "reason_required" } });
  if (reason === "other" && givenText(text) === null)
    throw badFields({ text: { code: "reason_text_required" } });
}

/** Setting the status back does not undo what the kitchen has begun. */
export async function mayOnlyOwnerCancel(
  tx: Tx,
  order: OrderRow,
  sheet: SheetRow | undefined,
): Promise<boolean> {
  if (sheet && sheet.closed_at !== null) return true;
  return hasBegun(order.status_id) || hasEverBegun(tx, order.order_id);
}
