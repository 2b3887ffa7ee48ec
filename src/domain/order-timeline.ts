import type { CancelReason } from "./cancel-reasons.ts";
import { isCancelled, type OrderStatusId } from "./order-status.ts";
import type { Service } from "./service.ts";

export type TimelineStep = {
  name:
    | "received"
    | "confirmed"
    | "preparing"
    | "ready"
    | "dispatched"
    | "delivered"
    | "fetched"
    | "refused"
    | "cancelled";
  state: "done" | "current" | "ahead";
  /** When the order came there, where that is known. */
  at?: string;
};

type Step = { status_id: OrderStatusId; at: string };

export type FollowedOrder = {
  status_id: OrderStatusId;
  service: Service;
  created: string;
  accepted_at?: string | undefined;
  ready_at?: string | undefined;
  steps?: readonly Step[] | undefined;
  cancelled?: { at?: string | undefined; reason?: CancelReason | null | undefined } | undefined;
};

/** The statuses in the order in which an order comes to them. */
const way = [5, 1, 2, 3, 4] as const;

/**
 * The steps of an order, for its guest. A step that was left out, or taken back, has no time. A cancelled order has
 * only the steps that have happened.
 */
export function orderTimeline(order: FollowedOrder): TimelineStep[] {
  const { service, cancelled, steps = [] } = order;
  const isOff = isCancelled(order.status_id);
  const last = isOff ? lastOf(steps, (statusId) => !isCancelled(statusId)) : order;
  const reached = placeOf(last?.status_id ?? 5, order);
  const names: readonly TimelineStep["name"][] = [
    "received",
    "confirmed",
    "preparing",
    service === "delivery" ? "dispatched" : "ready",
    service === "takeout" ? "fetched" : "delivered",
  ];
  const shown = names.flatMap((name, place): TimelineStep[] => {
    if (place > reached) return isOff ? [] : [{ name, state: "ahead" }];
    const state = place === reached && !isOff ? "current" : "done";
    return [{ name, state, ...timeOf(place, order) }];
  });
  if (!isOff) return shown;
  // Nobody refused an order that its guest gave up.
  const isRefused = reached === 0 && cancelled?.reason !== "consumer_request";
  const off: TimelineStep = {
    name: isRefused ? "refused" : "cancelled",
    state: "current",
    ...(cancelled?.at === undefined ? {} : { at: cancelled.at }),
  };
  return [...shown, off];
}

/** An order that is not delivered counts as ready once somebody said so, whatever its status. */
function placeOf(statusId: OrderStatusId, { service, ready_at: readyAt }: FollowedOrder): number {
  const place = Math.max(
    0,
    way.findIndex((one) => one === statusId),
  );
  const isReady = service !== "delivery" && readyAt !== undefined && place > 0;
  return isReady ? Math.max(place, 3) : place;
}

function lastOf(steps: readonly Step[], is: (statusId: OrderStatusId) => boolean) {
  return steps.filter((step) => is(step.status_id)).at(-1);
}

function timeOf(place: number, order: FollowedOrder): { at?: string } {
  const { service, created, accepted_at: acceptedAt, ready_at: readyAt, steps = [] } = order;
  const came = lastOf(steps, (statusId) => statusId === way[place])?.at;
  const at = {
    0: created,
    1: came ?? acceptedAt,
    3: service === "delivery" ? came : (readyAt ?? came),
  }[place];
  const known = at ?? came;
  return known === undefined ? {} : { at: known };
}
