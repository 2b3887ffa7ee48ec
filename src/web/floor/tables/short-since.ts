import { floorText } from "../../text/floor-dictionary.ts";

const minute = { seconds: 60, sign: "min" } as const;
const units = [{ seconds: 86_400, sign: "d" }, { seconds: 3600, sign: "h" }, minute] as const;

/** The time that has passed, where words have no room: "5 min", "2 h", "3 d". */
export function shortSince(from: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - from.getTime()) / 1000);
  const { seconds: length, sign } = units.find((unit) => seconds >= unit.seconds) ?? minute;
  return `${Math.floor(Math.max(0, seconds) / length)} ${floorText.tables.ages[sign]}`;
}
