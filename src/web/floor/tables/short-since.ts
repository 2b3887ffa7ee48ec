import { floorText } from "../../text/floor-dictionary.ts";
import { watchText } from "../../text/watch-dictionary.ts";

const units = [
  { seconds: 86_400, sign: "d" },
  { seconds: 3600, sign: "h" },
  { seconds: 60, sign: "min" },
] as const;

/** The time that has passed, where words have no room: "5 min", "2 h", "3 d". Below a minute it is "agora". */
export function shortSince(from: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - from.getTime()) / 1000);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return watchText.time.justNow;
  return `${Math.floor(seconds / unit.seconds)} ${floorText.tables.ages[unit.sign]}`;
}
