import { dateOf, midnightOf, minutesOfDay, type Period } from "./hours.ts";
import { zonedClock } from "./zoned-clock.ts";

const hourMs = 3_600_000;
/** What is sold after midnight belongs to the evening before. */
const endsAtMs = 5 * hourMs;
const dayMs = minutesOfDay * 60_000;

/** The end of an account's business day that is under way. */
export function businessDayEnd(timeZone: string, nowMs: number): number {
  const clock = zonedClock(timeZone);
  const wallMs = clock.wallOf(nowMs);
  const today = midnightOf(wallMs) + endsAtMs;
  return clock.firstAt(wallMs < today ? today : today + dayMs);
}

/** The start of an account's business day that is under way. */
export function businessDayStart(timeZone: string, nowMs: number): number {
  const clock = zonedClock(timeZone);
  const wallMs = clock.wallOf(nowMs);
  const today = midnightOf(wallMs) + endsAtMs;
  return clock.firstAt(wallMs < today ? today - dayMs : today);
}

/** The business day of an instant, as yyyy-mm-dd. */
export function businessDayOf(timeZone: string, instantMs: number): string {
  return dateOf(zonedClock(timeZone).wallOf(instantMs) - endsAtMs);
}

/** Business days from one to another (yyyy-mm-dd), both included. */
export type Days = { from: string; to: string };

export function businessPeriod({ from, to }: Days, timeZone: string): Period {
  const clock = zonedClock(timeZone);
  const startOf = (day: string) => clock.firstAt(Date.parse(day) + endsAtMs);
  return { fromMs: startOf(from), untilMs: startOf(dayAfter(to, 1)) };
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, count: number): string {
  return dateOf(Date.parse(day) + count * dayMs);
}

export function countDays({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** As many days, right before these. */
export function daysBefore(days: Days): Days {
  return { from: dayAfter(days.from, -countDays(days)), to: dayAfter(days.from, -1) };
}

export function listDays(days: Days): string[] {
  return Array.from({ length: countDays(days) }, (_, index) => dayAfter(days.from, index));
}

/** An hour of a business day; `hour` is what the clocks show at its beginning. */
export type BusinessHour = { startMs: number; day: string; hour: number };

/** Every hour of the days, in order. A day on which clocks are put forward or back has an hour less or more. */
export function businessHours(days: Days, timeZone: string): BusinessHour[] {
  const clock = zonedClock(timeZone);
  const startOf = (day: string) => clock.firstAt(Date.parse(day) + endsAtMs);
  return listDays(days).flatMap((day) => {
    const [startMs, endMs] = [startOf(day), startOf(dayAfter(day, 1))];
    const isUsual = endMs - startMs === dayMs;
    return Array.from({ length: Math.ceil((endMs - startMs) / hourMs) }, (_, index) => {
      const at = startMs + index * hourMs;
      // Asking the clocks takes long, and they tell nothing new on a usual day.
      const wallMs = isUsual ? endsAtMs + index * hourMs : clock.wallOf(at);
      return { startMs: at, day, hour: Math.floor(wallMs / hourMs) % 24 };
    });
  });
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
