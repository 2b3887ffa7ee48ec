import { timeSince } from "../../domain/time-since.ts";
import { floorText } from "../text/floor-dictionary.ts";

const justNowMs = 60_000;

/** The time since something happened, in words; seconds are of no interest. */
export function ago(from: Date, now: Date): string {
  if (now.getTime() - from.getTime() < justNowMs) return floorText.tab.justNow;
  return floorText.tab.timeAgo(timeSince(from, now));
}

const units = [
  { seconds: 86_400, sign: "d" },
  { seconds: 3600, sign: "h" },
  { seconds: 60, sign: "min" },
] as const;

/** The time that has passed where there is no room for words: "5 min", "2 h", "3 d"; "agora" below a minute. */
export function shortSince(from: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - from.getTime()) / 1000);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.sign}` : floorText.tab.justNow;
}
