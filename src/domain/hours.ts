import {
  minutesOfDay,
  minutesOfWeek,
  startMinutes,
  weekMinutes,
  type Interval,
  type WeekInterval,
} from "./week.ts";
import { zonedClock, type WallMs, type ZonedClock } from "./zoned-clock.ts";

/** Hours of one date (yyyy-mm-dd) in place of the week's; without an interval the date is closed. */
export type HoursException = {
  date: string;
  intervals: readonly Interval[];
  name?: string | undefined;
};

/** Without weekly intervals a service is always open, except on the dates of its exceptions. */
export type Hours = {
  hours: readonly WeekInterval[];
  exceptions: readonly HoursException[];
};

/** Two instants in milliseconds; the end is exclusive. */
export type Period = { fromMs: number; untilMs: number };

const minuteMs = 60_000;
const dayMs = minutesOfDay * minuteMs;

export function isAlwaysOpen({ hours, exceptions }: Hours): boolean {
  return hours.length === 0 && exceptions.length === 0;
}

/** The day that the clocks show, as yyyy-mm-dd. */
export function dateOf(wallMs: WallMs): string {
  return new Date(wallMs).toISOString().slice(0, "yyyy-mm-dd".length);
}

/** The date in an IANA time zone, as yyyy-mm-dd. */
export function dateIn(timeZone: string, instantMs: number): string {
  return dateOf(zonedClock(timeZone).wallOf(instantMs));
}

/**
 * Lists when the hours are open between two instants: in order, not overlapping, and cut at both ends. An interval runs
 * by the clocks. If it begins or ends in an hour that the clocks skip, it does so when they skip it; an hour that they
 * show twice is open both times. With `whole`, what begins by the last day is not cut at the end.
 */
export function openPeriods(
  hours: Hours,
  { fromMs, untilMs, timeZone, whole = false }: Period & { timeZone: string; whole?: boolean },
): Period[] {
  const clock = zonedClock(timeZone);
  const exceptions = new Map(hours.exceptions.map((exception) => [exception.date, exception]));
  const found: Period[] = [];
  // An interval of the day before may still run.
  const firstDay = midnightOf(clock.wallOf(fromMs)) - dayMs;
  const lastDay = midnightOf(clock.wallOf(untilMs));
  for (let dayWallMs = firstDay; dayWallMs <= lastDay; dayWallMs += dayMs) {
    const intervals = exceptions.get(dateOf(dayWallMs))?.intervals ?? ofWeekday(hours, dayWallMs);
    found.push(...intervals.map((interval) => periodOf(interval, { dayWallMs, clock })));
  }
  return merged(found).flatMap((period) => {
    const cut = {
      fromMs: Math.max(period.fromMs, fromMs),
      untilMs: whole ? period.untilMs : Math.min(period.untilMs, untilMs),
    };
    return cut.fromMs < cut.untilMs ? [cut] : [];
  });
}

const wholeDay: Interval = { start: "00:00", minutes: minutesOfDay };

function ofWeekday({ hours }: Hours, dayWallMs: WallMs): readonly Interval[] {
  if (hours.length === 0) return [wholeDay];
  const weekday = new Date(dayWallMs).getUTCDay();
  return hours.filter((interval) => interval.weekday === weekday);
}

function periodOf(
  interval: Interval,
  { dayWallMs, clock }: { dayWallMs: WallMs; clock: ZonedClock },
): Period {
  const startWallMs = dayWallMs + startMinutes(interval) * minuteMs;
  return {
    fromMs: clock.firstAt(startWallMs),
    untilMs: clock.endAt(startWallMs + interval.minutes * minuteMs),
  };
}

/** The midnight at or before a time of the clocks. */
export function midnightOf(wallMs: WallMs): WallMs {
  return Math.floor(wallMs / dayMs) * dayMs;
}

/** Sorts the periods, and joins those that touch or overlap. */
function merged(periods: readonly Period[]): Period[] {
  const inOrder = periods
    .filter(({ fromMs, untilMs }) => fromMs < untilMs)
    .sort((a, b) => a.fromMs - b.fromMs);
  const apart: Period[] = [];
  for (const period of inOrder) {
    const last = apart.at(-1);
    if (last === undefined || last.untilMs < period.fromMs) apart.push(period);
    else if (last.untilMs < period.untilMs)
      apart[apart.length - 1] = { ...last, untilMs: period.untilMs };
  }
  return apart;
}

/** Lists the places of intervals that overlap an earlier one, also around the end of the week. */
export function overlapping(intervals: readonly WeekInterval[]): number[] {
  const places = intervals.map((interval, index) => ({ index, ...minutesOfWeek(interval) }));
  const overlaps = (a: { from: number; until: number }, b: { from: number; until: number }) =>
    [-weekMinutes, 0, weekMinutes].some(
      (shift) => a.from < b.until + shift && b.from + shift < a.until,
    );
  return places
    .filter((one) => places.some((other) => other.index < one.index && overlaps(other, one)))
    .map(({ index }) => index);
}
