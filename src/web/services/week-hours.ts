import { startMinutes, type WeekInterval } from "../../domain/hours.ts";
import { closingTime } from "../../domain/week.ts";

/** Monday first: the weekend, which differs most often, stays together. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Each day with its times as "18:00–02:00", in order; nothing where there are no hours at all. */
export function weekOf(
  hours: readonly WeekInterval[],
): { weekday: (typeof weekdays)[number]; times: string[] }[] {
  if (hours.length === 0) return [];
  return weekdays.map((weekday) => ({
    weekday,
    times: hours
      .filter((interval) => interval.weekday === weekday)
      .sort((one, other) => startMinutes(one) - startMinutes(other))
      .map((interval) => `${interval.start}–${closingTime(interval)}`),
  }));
}
