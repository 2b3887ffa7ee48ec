import { openPeriods } from "./hours.ts";
import { serviceLimits } from "./service.ts";
import {
  clockTime,
  minutesOfDay,
  minutesOfWeek,
  weekMinutes,
  type Week,
  type WeekInterval,
} from "./week.ts";

/** Whether an instant is within the times. */
export function isAvailableAt(week: Week, { timeZone, atMs }: { timeZone: string; atMs: number }) {
  if (week === null) return true;
  const hours = { hours: week, exceptions: [] };
  return openPeriods(hours, { fromMs: atMs, untilMs: atMs + 1, timeZone }).length > 0;
}

/** The times of an item: its own ones within those of its category. Its own where none are in both. */
export function itemWeek(own: Week, ofCategory: Week): WeekInterval[] | null {
  const one = own ?? ofCategory;
  if (one === null) return null;
  const common = ofCategory === null ? [] : commonWeek(one, ofCategory);
  // Schemas and pages take so many.
  return common.length > 0 && common.length <= serviceLimits.intervals ? common : [...one];
}

/** The times that are in both weeks, in order. An interval may go on into the next day, and the next week. */
export function commonWeek(
  one: readonly WeekInterval[],
  other: readonly WeekInterval[],
): WeekInterval[] {
  const others = other.map(minutesOfWeek);
  return one
    .map(minutesOfWeek)
    .flatMap((mine) =>
      others.flatMap((theirs) =>
        [-weekMinutes, 0, weekMinutes].map((shift) => ({
          from: Math.max(mine.from, theirs.from + shift),
          until: Math.min(mine.until, theirs.until + shift),
        })),
      ),
    )
    .filter(({ from, until }) => from < until)
    .map(({ from, until }) => ({ from: from % weekMinutes, minutes: until - from }))
    .sort((a, b) => a.from - b.from)
    .map(({ from, minutes }) => ({
      weekday: Math.floor(from / minutesOfDay),
      start: clockTime(from % minutesOfDay),
      minutes,
    }));
}
