import { useEffect } from "react";
import { createKeptStore } from "../storage/kept-store.ts";

/** Milliseconds by which the server's clock is ahead of the device's; undefined until it has been asked. */
const ahead = createKeptStore<number | undefined>({
  key: "clock.ahead",
  findStorage: () => sessionStorage,
  read: (stored) =>
    stored === null || !Number.isFinite(Number(stored)) ? undefined : Number(stored),
  write: (known) => (known === undefined ? null : String(known)),
});

/** A measured difference of up to this does not mean that the device's clock is wrong. */
const toleranceMs = 2_000;

/** When the server was asked last, by the device's clock, or when an earlier page's answer was taken. */
let askedMs = NaN;
const askAgainMs = 3_600_000;

/**
 * Milliseconds since 1970 by the server's clock, as far as this visit knows it. A page may be open for weeks, and the
 * device's clock be corrected meanwhile: the server is asked again once an hour, and after a jump of as much.
 */
export function serverNow(): number {
  const now = Date.now();
  if (Math.abs(now - askedMs) > askAgainMs) void askForTime();
  return now + (ahead.current() ?? 0);
}

/** The server's time for `useTimeAt`. */
export const serverTime = { now: serverNow, onSet: ahead.subscribe };

/** Asks the server what time it is, if this visit has not: there are phones whose clocks are wrong by hours. */
export function useServerClock(): void {
  useEffect(() => {
    if (ahead.current() === undefined) void askForTime();
    else askedMs = Date.now();
  }, []);
}

export async function askForTime(): Promise<void> {
  askedMs = Date.now();
  const difference = await measureAhead(async () => {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(
      () => undefined,
    );
    return Date.parse(answer?.headers.get("date") ?? "");
  });
  if (difference === undefined) return;
  ahead.change(() => (Math.abs(difference) <= toleranceMs ? 0 : difference));
}

/** A slower answer is too inexact: it was written at some moment within the time that it took. */
const slowMs = 2_000;
const mostQuestions = 3;

/** An answer leaves out the fraction of its second: half a second on average. */
const halfSecondMs = 500;

/**
 * Milliseconds by which another clock is ahead of this one, found by asking it; undefined if it does not say. On a slow
 * line it is asked again, and the quickest answer counts: it is wrong by half of its time at most.
 */
export async function measureAhead(
  ask: () => Promise<number>,
  now: () => number = Date.now,
): Promise<number | undefined> {
  let best: { tookMs: number; aheadMs: number } | undefined;
  for (let question = 0; question < mostQuestions; question += 1) {
    const sentMs = now();
    const toldMs = await ask();
    if (Number.isNaN(toldMs)) break;
    const tookMs = now() - sentMs;
    const aheadMs = toldMs + halfSecondMs - (sentMs + tookMs / 2);
    if (best === undefined || tookMs < best.tookMs) best = { tookMs, aheadMs };
    if (tookMs <= slowMs) break;
  }
  return best?.aheadMs;
}
