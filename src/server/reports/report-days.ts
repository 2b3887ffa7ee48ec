import {
  businessDayOf,
  businessPeriod,
  countDays,
  type BusinessClock,
  type Days,
} from "../../domain/business-day.ts";
import { firstReportDay, maxReportDays } from "../../domain/report.ts";
import type { CallContext } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import type { Span } from "./summed-days.ts";

/** Refuses days before the first that reports have, days in reverse, and more days than a report may have. */
export function requireDays(days: Days): Days {
  if (days.from < firstReportDay) throw badFields({ from: { code: "invalid_date" } });
  const count = countDays(days);
  if (count < 1) throw badFields({ to: { code: "days_reversed" } });
  if (count > maxReportDays) throw badFields({ to: { code: "too_many_days", max: maxReportDays } });
  return days;
}

/** The day that is asked for, or the one under way; a day to come, or before all reports, is refused. */
export function requireDay(
  date: string | undefined,
  { account, now }: Pick<CallContext, "account" | "now">,
): string {
  const today = businessDayOf(account, now.getTime());
  if (date !== undefined && date > today) throw badFields({ date: { code: "day_not_begun" } });
  if (date !== undefined && date < firstReportDay)
    throw badFields({ date: { code: "invalid_date" } });
  return date ?? today;
}

export function spanOf(days: Days, of: BusinessClock): Span {
  const { fromMs, untilMs } = businessPeriod(days, of);
  return { from: new Date(fromMs), until: new Date(untilMs) };
}
