import type { PrintJobs } from "../../../contract/print-jobs.ts";
import { lateAfterMs } from "../../../domain/print-job.ts";
import { sentences } from "../../text/joined.ts";
import { watchText } from "../../text/watch-dictionary.ts";

export const fetchJobsDialog = () => import("./JobsDialog.tsx");

export type PrintOverview = {
  /** The jobs that are due and not on paper. */
  unprinted: number;
  /** A job has failed, or has waited longer than a printer takes: somebody has to look. */
  isLate: boolean;
  advice: string;
};

export function printOverviewOf(data: PrintJobs | undefined, now: Date): PrintOverview {
  if (!data) return { unprinted: 0, isLate: false, advice: "" };
  const isOld = (since: string) => now.getTime() - Date.parse(since) >= lateAfterMs;
  const oldest = data.jobs.find(({ state }) => state === "queued" || state === "offered");
  const { jobs: words } = watchText;
  const printer = data.printers.find(({ id }) => id === oldest?.printer.id);
  const isNobody = printer?.kind === "browser" && ["new", "silent"].includes(printer.state);
  const atPrinter = isNobody
    ? sentences([words.noDevice(printer.name), words.seeList])
    : words.look;
  return {
    unprinted: data.unprinted,
    isLate:
      (data.waiting_since !== undefined && isOld(data.waiting_since)) ||
      data.jobs.some(({ state }) => state === "failed"),
    advice: oldest && isOld(oldest.due) ? atPrinter : words.seeList,
  };
}
