import { dateIn } from "../../domain/hours.ts";
import { openingText as words } from "../text/opening-dictionary.ts";
import { hourLabel, usualTimeZone, zoneHere } from "./account-clock.ts";

export type Now = { nowMs: number; timeZone?: string | undefined };

const dayMs = 86_400_000;
/** From here on a weekday's name could mean two days. */
const weekDays = 7;

/**
 * "às 18:00" of today, "amanhã às 18:00", "sexta-feira às 18:00" of the days that follow, then "25/12 às 18:00".
 * `weekdays` are the names from Sunday on.
 */
export function whenWords(
  instantMs: number,
  { nowMs, timeZone = usualTimeZone }: Now,
  weekdays: readonly string[] = words.weekdays,
): string {
  const zone = zoneHere(timeZone);
  const time = hourLabel(instantMs, zone);
  const date = dateIn(zone, instantMs);
  const days = daysUntil(date, dateIn(zone, nowMs));
  if (days === 0) return words.at(time);
  if (days === 1) return words.tomorrowAt(time);
  const [, month = "", day = ""] = date.split("-");
  const weekday = weekdays[new Date(date).getUTCDay()] ?? "";
  return words.onDayAt(days < weekDays ? weekday : words.date(day, month), time);
}

export function isToday(instantMs: number, { nowMs, timeZone = usualTimeZone }: Now): boolean {
  const zone = zoneHere(timeZone);
  return dateIn(zone, instantMs) === dateIn(zone, nowMs);
}

function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}
