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

const late = "2026-11-26T11:59:00Z";

test("what waits for a minute, or has failed, is late", () => {
  expect(printOverviewOf(undefined, now)).toMatchObject({ unprinted: 0, isLate: false });
  const waiting = (since: string) =>
    printOverviewOf(jobs({ jobs: [job({})], unprinted: 1, waiting_since: since }), now);
  expect(waiting("2026-11-26T11:59:01Z")).toMatchObject({ unprinted: 1, isLate: false });
  expect(waiting(late)).toMatchObject({ unprinted: 1, isLate: true });
  const failed = jobs({ jobs: [job({ state: "failed" })], unprinted: 1 });
  expect(printOverviewOf(failed, now).isLate).toBe(true);
});

test.each([
  ["Veja a impressora.", { kind: "agent", state: "silent" }, "queued"],
  ["Veja a impressora.", { kind: "browser", state: "fault" }, "queued"],
  ["Bar sem aparelho. Veja em Impressões.", { kind: "browser", state: "new" }, "offered"],
  ["Bar sem aparelho. Veja em Impressões.", { kind: "browser", state: "silent" }, "queued"],
  ["Veja em Impressões.", { kind: "browser", state: "new" }, "failed"],
] as const)("staff read: %s", (advice, printer, state) => {
  const data = jobs({
    jobs: [job({ state, due: late })],
    unprinted: 1,
    waiting_since: late,
    printers: [{ id: "p", name: "Bar", layout: "production", ...printer }],
  });
  expect(printOverviewOf(data, now)).toMatchObject({ isLate: true, advice });
});
