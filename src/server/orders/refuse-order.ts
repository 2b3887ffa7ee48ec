import type { CancelReason } from "../../domain/cancel-reasons.ts";
import { isCancelled, isInProgress } from "../../domain/order-status.ts";
import { mayBeWithdrawn } from "../../domain/waiting-order.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { Refused, requireFound } from "../http/refused.ts";
import { lockSheetOfOrder } from "../tabs/sheet-queries.ts";
import { getOrder } from "./get-order.ts";
import { lockOrderRow } from "./order-row-queries.ts";
import { changeStatus, setStatus } from "./set-status.ts";

type Refusal = { hash: string; reason: CancelReason; text?: string | undefined };

/**
 * Cancels an order that waits for an answer. Refuses with `already_answered` if somebody has taken it. Refusing an
 * order twice changes nothing.
 */
export async function refuseOrder(refusal: Refusal, context: Context): Promise<void> {
  const { tx } = context;
  requireStaff(context);
  // Tabs are locked before their orders everywhere.
  await lockSheetOfOrder(tx, refusal.hash);
  const order = requireFound(await lockOrderRow(tx, refusal.hash));
  const isWaiting = order.accepted_at === null && isInProgress(order.status_id);
  if (!isWaiting && !isCancelled(order.status_id)) throw new Refused("already_answered");
  await setStatus({ ...refusal, statusId: 6 }, context);
}

/**
 * Cancels an order for the guest who placed it, from the device that placed it. Refuses with `already_answered` if
 * somebody has taken it, or money for it. Withdrawing an order that is cancelled changes nothing.
 */
export async function withdrawOrder(hash: string, context: Context): Promise<void> {
  const { tx, principal } = context;
  if (principal.kind !== "guest") throw new Refused("not_found");
  await lockSheetOfOrder(tx, hash);
  await lockOrderRow(tx, hash);
  // Not found by anybody else.
  const order = await getOrder(hash, context);
  if (!order.cancelled && !mayBeWithdrawn(order)) throw new Refused("already_answered");
  await changeStatus({ hash, statusId: 6, reason: "consumer_request" }, context);
}
