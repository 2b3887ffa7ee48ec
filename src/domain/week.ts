import { minutesOfDay, startMinutes, type Interval, type WeekInterval } from "./hours.ts";
import type { Service } from "./service.ts";

/** Monday first: the weekend, which differs most often, stays together. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

type Shown = { enabled: boolean; hours: readonly WeekInterval[] };

/**
 * The service whose hours a business shows at its door: the first that is on and has hours. If no service is on, as
 * with a menu alone, the hours of its tables count.
 */
export function openingService(shown: Record<Service, Shown>): Service {
  const inOrder: Service[] = ["indoor", "delivery", "takeout"];
  const on = inOrder.filter((service) => shown[service].enabled);
  return on.find((one) => shown[one].hours.length > 0) ?? on[0] ?? "indoor";
}

export function openingWeek(shown: Record<Service, Shown>): readonly WeekInterval[] {
  return shown[openingService(shown)].hours;
}

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

/** The end of an interval as "HH:MM", perhaps of the next day; a whole day ends with its last minute. */
export function closingTime(interval: Interval): string {
  const end = startMinutes(interval) + interval.minutes;
  const minutes = interval.minutes === minutesOfDay ? end - 1 : end;
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
