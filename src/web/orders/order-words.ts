import type { Order } from "../../contract/orders.ts";
import { timeSince } from "../text/time-since.ts";
import { shortWhenWords } from "../site/opening-words.ts";
import { staffText } from "../text/staff-dictionary.ts";

/** The time since an order was placed. The words stay for a while, so that a card is redrawn only with new ones. */
export function agoWords({ created }: Pick<Order, "created">, nowMs: number): string {
  return staffText.list.timeAgo(timeSince(new Date(created), new Date(nowMs)));
}

/** The time of a scheduled order. */
export function aheadWords(
  { scheduled_for: at }: Pick<Order, "scheduled_for">,
  when: { nowMs: number; timeZone: string | undefined },
): string | undefined {
  if (at === undefined) return undefined;
  return staffText.orders.scheduledFor(shortWhenWords(Date.parse(at), when));
}
