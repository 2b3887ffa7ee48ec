import { overlapping } from "../../../../domain/hours.ts";
import { minutesOfDay, startMinutes } from "../../../../domain/week.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";

const words = hoursText.intervals;

/** Times as "HH:MM"; one that ends no later than it starts ends on the next day. Blank until it is typed. */
export type TypedInterval = { start: string; end: string };

export function typedInterval(one: { start: string; minutes: number }): TypedInterval {
  return { start: one.start, end: clockText(startMinutes(one) + one.minutes) };
}

/** From Sunday on; those of one day in the order in which they were given. */
export function inWeek<Interval extends { weekday: number }>(hours: readonly Interval[]) {
  return [...hours].sort((a, b) => a.weekday - b.weekday);
}

/** The note on an interval that ends at midnight or on the next day. */
export function endNote({ start, end }: TypedInterval): string | undefined {
  if (start === "" || end === "" || start < end) return undefined;
  if (end === "00:00") return start === end ? words.wholeDay : words.untilMidnight;
  return words.untilNextDay(end);
}

/** Problems with the times of a week, by their places in it. */
export function weekErrors(week: readonly (TypedInterval & { weekday: number })[]): Errors {
  const errors: Record<string, string> = {};
  markIntervals(errors, "week", week);
  return Object.fromEntries(
    Object.entries(errors).map(([path, why]) => [path.replace("week.", ""), why]),
  );
}

/** Adds the problems with the times of a list of intervals, by their places below `path`. */
export function markIntervals(
  errors: Record<string, string>,
  path: string,
  intervals: readonly (TypedInterval & { weekday: number })[],
): void {
  const whole: { index: number; weekday: number; start: string; minutes: number }[] = [];
  for (const [index, interval] of intervals.entries()) {
    if (interval.start === "") errors[`${path}.${index}.start`] = words.time;
    if (interval.end === "") errors[`${path}.${index}.minutes`] = words.time;
    if (interval.start !== "" && interval.end !== "")
      whole.push({ index, weekday: interval.weekday, ...wireInterval(interval) });
  }
  for (const place of overlapping(whole)) {
    const index = whole[place]?.index ?? 0;
    errors[`${path}.${index}.start`] = words.overlaps;
  }
}

export function wireInterval({ start, end }: TypedInterval): { start: string; minutes: number } {
  const length = startMinutes({ start: end }) - startMinutes({ start });
  return { start, minutes: length > 0 ? length : length + minutesOfDay };
}

function clockText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const ofDay = minutes % minutesOfDay;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
