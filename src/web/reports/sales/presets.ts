import {
  businessDayOf,
  dayAfter,
  weekdayOf,
  type BusinessClock,
  type Days,
} from "../../../domain/business-day.ts";
import { inBrackets } from "../../text/joined.ts";
import { periodText } from "../../text/period-dictionary.ts";

export type Preset = keyof typeof periodText.presets;

export const presets = Object.keys(periodText.presets) as Preset[];

/** The days of each preset. All but yesterday's end with the business day under way. */
export function presetDays(clock: BusinessClock, nowMs: number): Record<Preset, Days> {
  const today = businessDayOf(clock, nowMs);
  const upToToday = (from: string) => ({ from, to: today });
  const yesterday = dayAfter(today, -1);
  return {
    today: upToToday(today),
    yesterday: { from: yesterday, to: yesterday },
    week: upToToday(dayAfter(today, -6)),
    thirty: upToToday(dayAfter(today, -29)),
    month: upToToday(`${today.slice(0, "yyyy-mm".length)}-01`),
  };
}

/** "26/11". */
export function shortDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return periodText.shortDate(date, month);
}

/** "26/11/2026 (qui)". */
export function longDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const named = periodText.weekdays[weekdayOf(day)] ?? "";
  return inBrackets(periodText.date(date, month, year), named).replace(" ", "\u00a0");
}
