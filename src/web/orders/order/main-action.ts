import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";

/** The actions of a guest on an order's page. One of them stands out. */
export type MainAction = "pay" | "notify" | "share" | "rate" | "again";

type Standing = Pick<Order, "status_id" | "status_alias" | "rated">;

/**
 * The guest's most likely wish now: to pay, to get notices, to share, to rate, or to order again. Undefined when there is
 * nothing left to do.
 */
export function mainAction(
  { status_id, status_alias, rated }: Standing,
  { isToPay, canNotify, canRepeat }: { isToPay: boolean; canNotify: boolean; canRepeat: boolean },
): MainAction | undefined {
  if (isToPay) return "pay";
  if (isInProgress(status_id)) return canNotify ? "notify" : "share";
  if (status_alias === "finished" && !rated) return "rate";
  return canRepeat ? "again" : undefined;
}
