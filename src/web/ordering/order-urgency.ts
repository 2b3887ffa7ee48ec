import type { ServiceAgeLimits } from "../../contract/services.ts";
import { urgencyOf, usualAgeLimits, type Urgency } from "../../domain/order-age.ts";
import type { Service } from "../../domain/service.ts";

/** The urgency of an order by its account's rules for its service. */
export function urgencyAt(
  { service, ...waiting }: { service: Service; placedMs: number; dueMs: number | undefined },
  { nowMs, ageLimits }: { nowMs: number; ageLimits: ServiceAgeLimits | undefined },
): Urgency {
  const own = ageLimits?.[service];
  const limits = own
    ? { warnMinutes: own.warn_minutes, lateMinutes: own.late_minutes }
    : usualAgeLimits;
  return urgencyOf(waiting, { nowMs, limits });
}
