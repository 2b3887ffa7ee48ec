import { useSearchParams } from "wouter";
import type { Days } from "../../../domain/business-day.ts";
import { reportGroupings, type ReportGrouping } from "../../../domain/report.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The address's question, so that a report can be sent on and survives a reload. */
export function useAsked(usual: Days) {
  const [search, setSearch] = useSearchParams();
  const [from, to, wanted] = [search.get("from"), search.get("to"), search.get("by")];
  const days: Days = isDay(from) && isDay(to) ? { from, to } : usual;
  const by = reportGroupings.find((grouping) => grouping === wanted) ?? "day";
  const ask = (next: Partial<Days & { by: ReportGrouping }>) =>
    setSearch({ ...days, by, ...next }, { replace: true });
  return { days, by, ask };
}
