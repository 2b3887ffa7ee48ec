import { largestUnit, type TimeUnit } from "../../domain/time-since.ts";
import { spokenTag } from "./spoken-language.ts";

/** Making a format takes a hundred times as long as using it, and lists ask for many. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, unit: TimeUnit): Intl.NumberFormat {
  const key = `${tag} ${unit}`;
  const made =
    formats.get(key) ?? new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" });
  formats.set(key, made);
  return made;
}

/** Words the time that has passed in the largest unit that fits: "5 minutos", "1 hour". */
export function timeSince(from: Date, now: Date): string {
  const { count, unit } = largestUnit(from, now);
  return formatOf(spokenTag(), unit).format(count);
}
