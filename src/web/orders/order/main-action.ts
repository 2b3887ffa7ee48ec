import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";

/** What a guest can do on the page of an order, of which one stands out. */
export type MainAction = "pay" | "notify" | "share" | "rate" | "again";

type Standing = Pick<Order, "status_id" | "status_alias" | "rated">;

/** What the guest is most likely to want now: to pay, to hear of it, to rate it, or to have it again. */
export function mainAction(
  { status_id, status_alias, rated }: Standing,
  { isToPay, canNotify }: { isToPay: boolean; canNotify: boolean },
): MainAction {
  if (isToPay) return "pay";
  if (isInProgress(status_id)) return canNotify ? "notify" : "share";
  return status_alias === "finished" && !rated ? "rate" : "again";
}
