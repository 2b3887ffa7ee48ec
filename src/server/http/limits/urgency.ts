import type { Route } from "../../../contract/route.ts";

/**
 * Work by how long it can wait, the most urgent first. "order": every write and every printer's call; people or a
 * kitchen wait for them. "page": a guest's first read, made once for all. "kitchen": the kitchen's tickets. "list":
 * staff's other reads, which events keep fresh. "again": a guest's reads of their own, which events tell as well.
 */
export const urgencies = ["order", "page", "kitchen", "list", "again"] as const;
export type CallUrgency = (typeof urgencies)[number];

type RouteUrgency = Pick<Route, "method" | "mode" | "cached" | "events" | "urgency">;

export function callUrgency(
  { method, mode, cached, events, urgency }: RouteUrgency,
  { isStaff }: { isStaff: boolean },
): CallUrgency {
  // A cart's quote is asked for by POST, and changes nothing.
  if (mode === "write" || method !== "GET") return "order";
  if (urgency) return urgency;
  // Event streams count as "page": without one, pages would poll.
  if (cached || events) return "page";
  return isStaff ? "list" : "again";
}
