import type { Interval, WeekInterval } from "../../domain/week.ts";

/** The same hours on several days of the week; 0 is Sunday. */
export function onDays(weekdays: readonly number[], interval: Interval): WeekInterval[] {
  return weekdays.map((weekday) => ({ weekday, ...interval }));
}
