import { useEffect, useState } from "react";

/** Longer timers would end at once. */
const longestTimerMs = 2_000_000_000;

/** The time in milliseconds, known anew as soon as one of the instants has come. */
export function useTimeAt(instantsMs: readonly number[]): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const nextMs = Math.min(...instantsMs.filter((instantMs) => instantMs > nowMs));
  useEffect(() => {
    if (nextMs === Infinity) return undefined;
    const waitMs = Math.min(nextMs - Date.now(), longestTimerMs);
    const timer = setTimeout(() => setNowMs(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [nextMs, nowMs]);
  return nowMs;
}
