import type { QueryClient } from "@tanstack/react-query";
import { liveState } from "./live-state.ts";

/**
 * How often a list is fetched: `alone` if no event announces its changes, `besideEvents` if events keep it fresh,
 * `rarely` if events keep it fresh and it hardly ever changes.
 */
export const refetchMs = { alone: 15_000, besideEvents: 60_000, rarely: 300_000 } as const;

/** The interval for a list that events keep fresh; shorter while the stream is down. */
export function refetchInterval(): number {
  return liveState() === "live" ? refetchMs.besideEvents : refetchMs.alone;
}

/** The same for what hardly ever changes. */
export function rareRefetchInterval(): number {
  return liveState() === "live" ? refetchMs.rarely : refetchMs.alone;
}

/** The interval for a list that says in how many seconds it changes automatically. */
export function refetchIntervalWith({
  next_in: next = Infinity,
}: { next_in?: number | undefined } = {}): number {
  // At least a second: otherwise the list would be fetched in a loop until the server's clock gets there.
  return Math.min(refetchInterval(), Math.max(next, 1) * 1_000);
}

/** Applies the interval of the present state to every list on the page; a timer that runs would keep the old one. */
export function restartRefetchTimers(queries: QueryClient): void {
  for (const { observers } of queries.getQueryCache().getAll())
    for (const observer of observers) observer.setOptions(observer.options);
}
