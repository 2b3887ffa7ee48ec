import type { PrintJobs } from "../../../contract/print-jobs.ts";
import { lateAfterMs } from "../../../domain/print-job.ts";

export type PrintOverview = {
  /** The jobs that are due and not on paper. */
  unprinted: number;
  /** A job has failed, or has waited longer than a printer takes: somebody has to look. */
  isLate: boolean;
};

export function printOverviewOf(data: PrintJobs | undefined, now: Date): PrintOverview {
  if (!data) return { unprinted: 0, isLate: false };
  const since = data.waiting_since;
  const isLate = since !== undefined && now.getTime() - Date.parse(since) >= lateAfterMs;
  return {
    unprinted: data.unprinted,
    isLate: isLate || data.jobs.some(({ state }) => state === "failed"),
  };
}
