/** A time of a day as "HH:MM", and its length: it may end on the next day. */
export type Interval = { start: string; minutes: number };

/** 0 is Sunday. An interval belongs to the day on which it begins. */
export type WeekInterval = Interval & { weekday: number };

/** The times of the week at which something can be had; null is always. */
export type Week = readonly WeekInterval[] | null;

/** Monday first: the weekend, which differs most often, stays together. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

export const minutesOfDay = 1440;
export const weekMinutes = 7 * minutesOfDay;

/** Minutes after midnight of "HH:MM". */
export function startMinutes({ start }: Pick<Interval, "start">): number {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes after the week began. */
export function minutesOfWeek(interval: WeekInterval): { from: number; until: number } {
  const from = interval.weekday * minutesOfDay + startMinutes(interval);
  return { from, until: from + interval.minutes };
}

/** "HH:MM" of minutes after midnight. */
export const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

/** The end of an interval as "HH:MM", perhaps of the next day; a whole day ends with its last minute. */
export function closingTime(interval: Interval): string {
  const end = startMinutes(interval) + interval.minutes;
  return clockTime(interval.minutes === minutesOfDay ? end - 1 : end);
}

/** "08:00–11:00". */
export const intervalTimes = (one: Interval) => `${one.start}–${closingTime(one)}`;

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
      .map(intervalTimes),
  }));
}

/** Consecutive days with the same times: from 1 until 5 is Monday to Friday. */
export type WeekRun = { from: number; until: number; times: string };

/** The week as people say it: from Monday on, days of the same times together. */
export function weekRuns(week: readonly WeekInterval[]): WeekRun[] {
  const runs: WeekRun[] = [];
  let isNext = false;
  for (const { weekday, times } of weekOf(week)) {
    const said = times.join(", ");
    const last = runs.at(-1);
    if (isNext && last && last.times === said) last.until = weekday;
    else if (said !== "") runs.push({ from: weekday, until: weekday, times: said });
    isNext = said !== "";
  }
  return runs;
}
