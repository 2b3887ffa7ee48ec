import { hasBegun, isToAnswer, type OrderStatusId } from "./order-status.ts";

/** Staff are warned when an order has waited for an answer this long; its guest is told a little later. */
const staffPatienceMs = 3 * 60_000;
export const guestPatienceMs = 5 * 60_000;

type Waiting = {
  created: string;
  steps?: readonly { status_id: OrderStatusId; at: string }[] | undefined;
};

/** The instant in milliseconds since which an order waits: when it came or, if known, when it was last set back. */
export function waitingSince({ created, steps = [] }: Waiting): number {
  const last = steps.at(-1);
  return Date.parse(last?.status_id === 5 ? last.at : created);
}

/** Whether an answer to one of the orders is overdue. */
export function isAnyLate(orders: readonly Waiting[], nowMs: number): boolean {
  return orders.some((order) => nowMs - waitingSince(order) >= staffPatienceMs);
}

type Listed = { id: number; status_id: OrderStatusId };

/** Orders whose guests wait for an answer come before what attendants have sent to be made, each oldest first. */
export function byWaiting(one: Listed, other: Listed): number {
  const answersFirst = Number(isToAnswer(other.status_id)) - Number(isToAnswer(one.status_id));
  return answersFirst || one.id - other.id;
}

type Answerable = {
  status_id: OrderStatusId;
  paid_amount?: number | undefined;
  ready_at?: string | undefined;
  steps?: readonly { status_id: OrderStatusId }[] | undefined;
};

/** Whether its guest may still take an order back: nobody has accepted it, begun it, or taken money for it. */
export function mayBeWithdrawn(order: Answerable): boolean {
  const { status_id, paid_amount = 0, ready_at, steps = [] } = order;
  const isBegun = ready_at !== undefined || steps.some((step) => hasBegun(step.status_id));
  return isToAnswer(status_id) && paid_amount === 0 && !isBegun;
}
