import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";

/** The actions of a guest on an order's page. One of them stands out. */
export type MainAction = "pay" | "notify" | "share" | "rate" | "again";

type Standing = Pick<Order, "status_id" | "status_alias" | "rated">;

/** The guest's most likely wish now: to pay, to get notices, to share, to rate, or to order again. */
export function mainAction(
  { status_id, status_alias, rated }: Standing,
  { isToPay, canNotify }: { isToPay: boolean; canNotify: boolean },
): MainAction {
  if (isToPay) return "pay";
  if (isInProgress(status_id)) return canNotify ? "notify" : "share";
  return status_alias === "finished" && !rated ? "rate" : "again";
}
