import type { OrderStatusId } from "./order-status.ts";

/** The staff are warned when an order has waited for an answer for so long, and its guest is told after a while more. */
export const staffPatienceMs = 3 * 60_000;
export const guestPatienceMs = 5 * 60_000;

type Waiting = {
  created: string;
  steps?: readonly { status_id: OrderStatusId; at: string }[] | undefined;
};

/** Since when an order waits, in milliseconds: since it came, or since it was last set back as far as is known. */
export function waitingSince({ created, steps = [] }: Waiting): number {
  const last = steps.at(-1);
  return Date.parse(last?.status_id === 5 ? last.at : created);
}

/** Whether an answer to one of the orders is overdue. */
export function isAnyLate(orders: readonly Waiting[], nowMs: number): boolean {
  return orders.some((order) => nowMs - waitingSince(order) >= staffPatienceMs);
}
