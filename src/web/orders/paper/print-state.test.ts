import { expect, test } from "vitest";
import type { PrintJob, PrintJobs } from "../../../contract/print-jobs.ts";
import { printOverviewOf } from "./print-state.ts";

const now = new Date("2026-11-26T12:00:00Z");
const job = (changes: Partial<PrintJob>): PrintJob => ({
  id: "j",
  printer: { id: "p", name: "Bar", kind: "agent" },
  reason: "order",
  layout: "production",
  state: "queued",
  attempts: 0,
  created: "2026-11-26T11:59:30Z",
  due: "2026-11-26T11:59:30Z",
  ...changes,
});
const jobs = (changes: Partial<PrintJobs>): PrintJobs => ({
  jobs: [],
  unprinted: 0,
  printers: [],
  ...changes,
});

test("what waits for a minute, or has failed, is late", () => {
  expect(printOverviewOf(undefined, now)).toEqual({ unprinted: 0, isLate: false });
  const waiting = (since: string) =>
    printOverviewOf(jobs({ jobs: [job({})], unprinted: 1, waiting_since: since }), now);
  expect(waiting("2026-11-26T11:59:01Z")).toEqual({ unprinted: 1, isLate: false });
  expect(waiting("2026-11-26T11:59:00Z")).toEqual({ unprinted: 1, isLate: true });
  const failed = jobs({ jobs: [job({ state: "failed" })], unprinted: 1 });
  expect(printOverviewOf(failed, now).isLate).toBe(true);
});
