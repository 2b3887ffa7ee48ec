import { useEffect, useRef } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { ringOnce } from "../orders/arrivals/bell.ts";

/**
 * Rings for new lines to make, also those added to a known order, and for cancellations. Tickets present when the page
 * opens, or after a change of station, do not ring.
 */
export function useNewsBell(
  tickets: readonly KitchenTicket[] | undefined,
  stationId: string | undefined,
): void {
  const heard = useRef<Heard>(undefined);
  useEffect(() => {
    if (!tickets) return;
    heard.current = newsSince(heard.current, { tickets, stationId });
    if (heard.current.isNews) void ringOnce();
  }, [tickets, stationId]);
}

type Heard = { stationId: string | undefined; known: ReadonlySet<string>; isNews: boolean };
type Shown = { tickets: readonly KitchenTicket[]; stationId: string | undefined };

export function newsSince(heard: Heard | undefined, { tickets, stationId }: Shown): Heard {
  const there = tickets.flatMap(newsOf);
  if (heard?.stationId !== stationId || !heard)
    return { stationId, known: new Set(there), isNews: false };
  const known = new Set([...heard.known].filter((news) => !isReversed(news, tickets)));
  const isNews = there.some((news) => !known.has(news));
  return { stationId, known: new Set([...known, ...there]), isNews };
}

/** Whether the order was cancelled since, or is not any more: then the same is news once more. */
function isReversed(news: string, tickets: readonly KitchenTicket[]): boolean {
  const ticket = tickets.find(({ hash }) => news.startsWith(`${hash} `));
  return ticket !== undefined && (ticket.state === "cancelled") !== news.endsWith(" cancelled");
}

/**
 * One key per line to be made, and one per cancellation. A cancellation's key has its instant, because the same number
 * of units can be cancelled again once these are seen.
 */
function newsOf({ hash, state, lines }: KitchenTicket): string[] {
  if (state === "cancelled") return [`${hash} cancelled`];
  return lines.flatMap(({ line, qty, cancelled_at: calledOffAt }) => [
    ...(state === "open" && qty > 0 ? [`${hash} ${line}`] : []),
    ...(calledOffAt ? [`${hash} ${line} off ${calledOffAt}`] : []),
  ]);
}
