import { useEffect, useState } from "react";

/** Browsers end a longer wait at once. */
const longestWaitMs = 2_147_483_647;

/** A clock, with a way to hear that it has been set. */
type Clock = { now: () => number; onSet: (changed: () => void) => () => void };

const ofDevice: Clock = { now: () => Date.now(), onSet: () => () => undefined };

/**
 * The time in milliseconds, updated as soon as the next instant has come, which `nextMs` finds from a time. The clock
 * must be the same in every render.
 */
export function useTimeAt(
  nextMs: (nowMs: number) => number,
  { now, onSet }: Clock = ofDevice,
): number {
  const [nowMs, setNowMs] = useState(now);
  const next = nextMs(nowMs);
  useEffect(() => {
    const look = () => setNowMs(now());
    // `nowMs` is old when the next instant is news. Timers leave out parts of a millisecond, and would be early.
    const leftMs = next - Math.max(nowMs, now());
    const waitMs = Math.min(Math.max(Math.ceil(leftMs), 0), longestWaitMs);
    const timer = setTimeout(look, waitMs);
    const forget = onSet(look);
    // The timers of a page that nobody sees, and of a phone that sleeps, are late.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      forget();
      document.removeEventListener("visibilitychange", look);
    };
  }, [next, nowMs, now, onSet]);
  return nowMs;
}

/** The first of these instants after now; Infinity if there is none. */
export function firstAfter(instantsMs: readonly number[]): (nowMs: number) => number {
  return (nowMs) => Math.min(...instantsMs.filter((instantMs) => instantMs > nowMs));
}
