import { timeSince } from "../text/time-since.ts";
import { watchText } from "../text/watch-dictionary.ts";

const justNowMs = 60_000;

/** The time since something happened, in words. Seconds are left out. */
export function ago(from: Date, now: Date): string {
  if (now.getTime() - from.getTime() < justNowMs) return watchText.time.justNow;
  return watchText.time.timeAgo(timeSince(from, now));
}
