import { useEffect, useRef } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { ringOnce } from "../orders/arrivals/bell.ts";

/**
 * Rings when something comes to be made, also what is added to an order that is there already, and when something is
 * called off. What is there when the page opens is no news.
 */
export function useNewsBell(tickets: readonly KitchenTicket[] | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const there = tickets.flatMap(newsOf);
    const isNews = known.current && there.some((news) => !known.current?.has(news));
    known.current = new Set([...(known.current ?? []), ...there]);
    if (isNews) void ringOnce();
  }, [tickets]);
}

/** Each line that is to be made, and each number of units that were called off. */
function newsOf({ hash, state, lines }: KitchenTicket): string[] {
  if (state === "cancelled") return [`${hash} cancelled`];
  return lines.flatMap(({ line, qty, cancelled }) => [
    ...(state === "open" && qty > 0 ? [`${hash} ${line}`] : []),
    ...(cancelled > 0 ? [`${hash} ${line} -${cancelled}`] : []),
  ]);
}
