import { midnightOf, minutesOfDay } from "./hours.ts";
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
