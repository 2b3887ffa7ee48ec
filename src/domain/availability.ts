import { openPeriods, type WeekInterval } from "./hours.ts";
import { closingTime, weekOf } from "./week.ts";

/** The times of the week at which something can be had; null is always. */
export type Week = readonly WeekInterval[] | null;

/** Whether an instant is within the times. */
export function isAvailableAt(week: Week, { timeZone, atMs }: { timeZone: string; atMs: number }) {
  if (week === null) return true;
  const hours = { hours: week, exceptions: [] };
  return openPeriods(hours, { fromMs: atMs, untilMs: atMs + 1, timeZone }).length > 0;
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

/** "08:00–11:00". */
export const intervalTimes = (one: WeekInterval) => `${one.start}–${closingTime(one)}`;
