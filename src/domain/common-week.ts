import type { Week } from "./availability.ts";
import { minutesOfDay, startMinutes, type WeekInterval } from "./hours.ts";
import { serviceLimits } from "./service.ts";

const weekMinutes = 7 * minutesOfDay;

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
  const others = other.map(minutesOf);
  return one
    .map(minutesOf)
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

/** Minutes after the week began. */
function minutesOf(interval: WeekInterval): { from: number; until: number } {
  const from = interval.weekday * minutesOfDay + startMinutes(interval);
  return { from, until: from + interval.minutes };
}

const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
