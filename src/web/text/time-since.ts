import { largestUnit } from "../../domain/time-since.ts";
import { spokenTag } from "./spoken-language.ts";

/** Words the time that has passed in the largest unit that fits: "5 minutos", "1 hour". */
export function timeSince(from: Date, now: Date): string {
  const { count, unit } = largestUnit(from, now);
  return new Intl.NumberFormat(spokenTag(), { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}
