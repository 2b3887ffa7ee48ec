import type { Order } from "../../contract/orders.ts";
import type { ServiceAgeLimits } from "../../contract/services.ts";
import { urgencyOf, usualAgeLimits, type Urgency } from "../../domain/order-age.ts";
import { dueMsOf } from "../../domain/order-board.ts";
import { isInProgress } from "../../domain/order-status.ts";
import type { Service } from "../../domain/service.ts";

type At = { nowMs: number; ageLimits: ServiceAgeLimits | undefined };

/** How pressing an order is by its account's rules for its service. One that is over is not. */
export function urgencyOfOrder(order: Order, at: At): Urgency {
  if (!isInProgress(order.status_id)) return "calm";
  const placedMs = Date.parse(order.created);
  return urgencyAt({ service: order.service, placedMs, dueMs: dueMsOf(order) }, at);
}

/** The same of anything that waits. */
export function urgencyAt(
  { service, ...waiting }: { service: Service; placedMs: number; dueMs: number | undefined },
  { nowMs, ageLimits }: At,
): Urgency {
  const own = ageLimits?.[service];
  const limits = own
    ? { warnMinutes: own.warn_minutes, lateMinutes: own.late_minutes }
    : usualAgeLimits;
  return urgencyOf(waiting, { nowMs, limits });
}
