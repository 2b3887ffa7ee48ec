import { useSearchParams } from "wouter";
import type { Days } from "../../../domain/business-day.ts";
import { isReportRange, reportGroupings, type ReportGrouping } from "../../../domain/report.ts";

/** A day that the calendar has: 30 February would be read as 2 March. */
function isDay(text: string | null): text is string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") ? Date.parse(text ?? "") : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text ?? "");
}

/** The address's question, so that a report can be sent on and survives a reload. */
export function useReportQuestion(usual: Days) {
  const [search, setSearch] = useSearchParams();
  const [from, to, wanted] = [search.get("from"), search.get("to"), search.get("by")];
  // An address that somebody has mistyped or cut short falls back to the usual days and grouping.
  const days = isDay(from) && isDay(to) && isReportRange({ from, to }) ? { from, to } : usual;
  const by = reportGroupings.find((grouping) => grouping === wanted) ?? "day";
  const ask = (next: Partial<Days & { by: ReportGrouping }>) =>
    setSearch({ ...days, by, ...next }, { replace: true });
  return { days, by, ask };
}
