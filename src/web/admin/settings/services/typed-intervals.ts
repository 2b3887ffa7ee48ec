import { overlapping } from "../../../../domain/hours.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { wireInterval, type TypedInterval } from "./service-form.ts";

const words = hoursText.intervals;

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
