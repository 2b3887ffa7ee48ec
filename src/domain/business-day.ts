import { dateOf, type Period } from "./hours.ts";
import { minutesOfDay } from "./week.ts";
import { zonedClock } from "./zoned-clock.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;
const dayMs = minutesOfDay * minuteMs;

/** When a business day may end, by the clocks: at a whole or half hour, up to noon. */
export const dayEndTimes = Array.from(
  { length: 25 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
);

/** Sales after midnight belong to the evening before. */
export const usualDayEnd = "05:00";

/** From the day `from` (yyyy-mm-dd) on, each business day begins at the time `at`, when the day before ends. */
export type DayEnd = { from: string; at: string };

/** The time zone of an account's business days, and when the days end, oldest first. */
export type BusinessClock = { timeZone: string; dayEnds: readonly DayEnd[] };

/** The end of business days according to the last change. */
export function lastDayEnd(dayEnds: readonly DayEnd[]): string {
  return dayEnds.at(-1)?.at ?? usualDayEnd;
}

/**
 * The ends of days after an owner has chosen another. Days that have begun keep their beginning, so their figures stay.
 * The day under way gets longer or shorter, or the next one does if the new time is already past.
 */
export function withDayEnd(of: BusinessClock, at: string, nowMs: number): DayEnd[] {
  const next = dayAfter(businessDayOf(of, nowMs), 1);
  const isPast = startOf({ ...of, dayEnds: [{ from: next, at }] })(next) <= nowMs;
  const from = isPast ? dayAfter(next, 1) : next;
  const kept = of.dayEnds.filter((one) => one.from < from);
  return lastDayEnd(kept) === at ? kept : [...kept, { from, at }];
}

/** Milliseconds from a day's midnight to its beginning. */
function beginsAfterMs(dayEnds: readonly DayEnd[], day: string): number {
  const at = lastDayEnd(dayEnds.filter(({ from }) => from <= day));
  return Number(at.slice(0, 2)) * hourMs + Number(at.slice(3)) * minuteMs;
}

function startOf({ timeZone, dayEnds }: BusinessClock): (day: string) => number {
  const clock = zonedClock(timeZone);
  return (day) => clock.firstAt(Date.parse(day) + beginsAfterMs(dayEnds, day));
}

/** The end of an account's current business day. */
export function businessDayEnd(of: BusinessClock, nowMs: number): number {
  return startOf(of)(dayAfter(businessDayOf(of, nowMs), 1));
}

/** The start of an account's current business day. */
export function businessDayStart(of: BusinessClock, nowMs: number): number {
  return startOf(of)(businessDayOf(of, nowMs));
}

/** The business day of an instant, as yyyy-mm-dd. */
export function businessDayOf(of: BusinessClock, instantMs: number): string {
  const day = dateOf(zonedClock(of.timeZone).wallOf(instantMs));
  // Compares instants, because clocks that are put back show the time of the end twice.
  return instantMs < startOf(of)(day) ? dayAfter(day, -1) : day;
}

/** Business days from one to another (yyyy-mm-dd), both included. */
export type Days = { from: string; to: string };

/** Whether a text, as from an address, is a day that the calendar has: 30 February would be read as 2 March. */
export function isDay(text: string): boolean {
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(atMs) && dateOf(atMs) === text;
}

export function businessPeriod({ from, to }: Days, of: BusinessClock): Period {
  const start = startOf(of);
  return { fromMs: start(from), untilMs: start(dayAfter(to, 1)) };
}

/** The day `count` days later, or earlier if it is negative. */
export function dayAfter(day: string, count: number): string {
  return dateOf(Date.parse(day) + count * dayMs);
}

export function countDays({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The range of the same length right before these days. */
export function daysBefore(days: Days): Days {
  return { from: dayAfter(days.from, -countDays(days)), to: dayAfter(days.from, -1) };
}

export function listDays(days: Days): string[] {
  return Array.from({ length: countDays(days) }, (_, index) => dayAfter(days.from, index));
}

/** An hour of a business day; `hour` is what the clocks show at its beginning. */
export type BusinessHour = { startMs: number; day: string; hour: number };

/**
 * Every hour of the days by the clocks, in order. A day that begins at half past has a part of that hour at both ends.
 * A day on which clocks are put forward or back has an hour less or more.
 */
export function businessHours(days: Days, of: BusinessClock): BusinessHour[] {
  const clock = zonedClock(of.timeZone);
  const start = startOf(of);
  return listDays(days).flatMap((day) => {
    const next = dayAfter(day, 1);
    const [startMs, endMs] = [start(day), start(next)];
    const beginsMs = beginsAfterMs(of.dayEnds, day);
    const isUsual = endMs - startMs === dayMs + beginsAfterMs(of.dayEnds, next) - beginsMs;
    const hours: BusinessHour[] = [];
    for (let at = startMs; at < endMs;) {
      // Reading the clocks is slow, and is needed only on a day on which they change.
      const wallMs = isUsual ? beginsMs + at - startMs : clock.wallOf(at);
      hours.push({ startMs: at, day, hour: Math.floor(wallMs / hourMs) % 24 });
      at += hourMs - (wallMs % hourMs);
    }
    return hours;
  });
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
