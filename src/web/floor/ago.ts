import { timeSince } from "../text/time-since.ts";
import { floorText } from "../text/floor-dictionary.ts";

const justNowMs = 60_000;

/** The time since something happened, in words; seconds are of no interest. */
export function ago(from: Date, now: Date): string {
  if (now.getTime() - from.getTime() < justNowMs) return floorText.tab.justNow;
  return floorText.tab.timeAgo(timeSince(from, now));
}
