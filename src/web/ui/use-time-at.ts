import { useEffect, useState } from "react";

/** Longer timers would end at once, and no page is open for so long. */
const longestTimerMs = 2_000_000_000;

/** The time in milliseconds, known anew as soon as one of the instants has come. */
export function useTimeAt(instantsMs: readonly number[]): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const nextMs = Math.min(...instantsMs.filter((instantMs) => instantMs > nowMs));
  useEffect(() => {
    const waitMs = nextMs - Date.now();
    if (waitMs > longestTimerMs) return undefined;
    // A timer may be a little early.
    const timer = setTimeout(() => setNowMs(Math.max(nextMs, Date.now())), waitMs);
    return () => clearTimeout(timer);
  }, [nextMs]);
  return nowMs;
}
