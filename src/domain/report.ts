import { countDays, type Days } from "./business-day.ts";

export const reportGroupings = [
  "day",
  "hour",
  "weekday",
  "service",
  "item",
  "category",
  "method",
  "attendant",
  "station",
  "tax_class",
] as const;

export type ReportGrouping = (typeof reportGroupings)[number];

/** Two years and a leap day. */
export const maxReportDays = 731;

/** Nobody has sold anything here before. A report compares with the range before it, which must be valid dates too. */
export const firstReportDay = "2000-01-01";

/** Whether a report can cover these days, which must be valid dates. */
export function isReportRange(days: Days): boolean {
  const count = countDays(days);
  return days.from >= firstReportDay && count >= 1 && count <= maxReportDays;
}

/** Groupings by the items that were sold, which have no service and no fee. */
export function isOfItems(by: ReportGrouping): boolean {
  return by === "item" || by === "category" || by === "station" || by === "tax_class";
}

/** How many orders took this number of minutes. */
export type MinuteCount = { minutes: number; count: number };

/** The least number of minutes within which that share of all, from 0 to 1, was done. */
export function minutesWithin(counts: readonly MinuteCount[], share: number): number | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  let seen = 0;
  for (const { minutes, count } of [...counts].sort((a, b) => a.minutes - b.minutes)) {
    seen += count;
    if (seen >= share * total) return minutes;
  }
  return undefined;
}

export type AbcClass = "A" | "B" | "C";

/**
 * Classes of items by what they bring in: A are those that together bring the first 80 percent, B the next 15, C the
 * rest. The item that crosses a bound is still of the class before it. `amounts` are sorted, the largest first.
 */
export function abcClasses(amounts: readonly number[]): { abc: AbcClass; upTo: number }[] {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  let before = 0;
  return amounts.map((amount) => {
    const share = total === 0 ? 1 : before / total;
    before += Math.max(0, amount);
    return {
      abc: share < 0.8 ? "A" : share < 0.95 ? "B" : "C",
      upTo: total === 0 ? 1 : before / total,
    };
  });
}
