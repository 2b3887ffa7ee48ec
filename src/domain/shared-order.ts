import { isInProgress, type OrderStatusId } from "./order-status.ts";

const hourMs = 3_600_000;
/** For this long after the end, people who waited can still read that it came, and when. */
const overHours = 24;
/** Limit for orders that nobody finishes. */
const dueHours = 72;

type Followed = {
  status_id: OrderStatusId;
  created: string;
  scheduled_for?: string | undefined;
  steps: readonly { status_id: OrderStatusId; at: string }[];
};

/** Whether the link of an order still opens: until a day after it is over, or three days after it was due. */
export function isStillFollowed(order: Followed, nowMs: number): boolean {
  const { status_id, created, scheduled_for, steps } = order;
  if (isInProgress(status_id))
    return nowMs < Date.parse(scheduled_for ?? created) + dueHours * hourMs;
  const over = steps.filter((step) => !isInProgress(step.status_id)).at(-1);
  return nowMs < Date.parse(over?.at ?? created) + overHours * hourMs;
}
