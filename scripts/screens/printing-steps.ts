import type { Page } from "playwright-core";
import type { PrintJob, PrintJobs } from "../../src/contract/print-jobs.ts";
import type { Printer } from "../../src/contract/printers.ts";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const printer = (id: string, changes: Partial<Printer>): Printer => ({
  id,
  name: "",
  kind: "agent",
  columns: 48,
  encoding: "cp860",
  layout: "production",
  fallback: null,
  copies: 1,
  stations: [],
  state: "ready",
  seen_at: ago(0),
  waiting: 0,
  failed: 0,
  ...changes,
});

const printers: Printer[] = [
  printer("1", { name: "Forno a lenha da cozinha de trás" }),
  printer("2", {
    name: "Bar",
    kind: "cloudprnt",
    state: "fault",
    fault: "410 Out of paper",
    waiting: 3,
  }),
  printer("3", { name: "Balcão", kind: "epson", state: "silent", seen_at: ago(40), failed: 2 }),
  printer("4", { name: "Caixa", kind: "browser", state: "new", layout: "customer" }),
];
const stations = [
  { id: "1", name: "Forno", default: true },
  { id: "2", name: "Bar e sobremesas geladas", default: false },
];

/** Shows stations and printers that an owner has set, on this screen alone. */
export const withPrinters = async (page: Page) => {
  await page.route("**/v2.0/account/stations", (route) => route.fulfill({ json: { stations } }));
  await page.route("**/v2.0/account/printers", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 201,
          json: {
            printer: printers[0],
            address: "/print/agent/q8JfK2mX0vLr5TzYb1NcW7eHsUaGdPoi",
          },
        })
      : route.fulfill({ json: { printers } }),
  );
};

const job = (id: string, changes: Partial<PrintJob>): PrintJob => ({
  id,
  printer: { id: "1", name: "Forno a lenha da cozinha de trás", kind: "agent" },
  order: { hash: "0".repeat(32), number: Number(id) },
  reason: "order",
  layout: "production",
  state: "queued",
  attempts: 0,
  created: ago(3),
  due: ago(3),
  ...changes,
});

const jobs: PrintJobs = {
  jobs: [
    job("12", { state: "failed", error: "too_old", due: ago(250) }),
    job("15", { reason: "cancelled", error: "ECONNREFUSED", attempts: 2 }),
    job("16", { state: "offered" }),
    job("14", { state: "printed", printed_at: ago(8) }),
    job("13", { state: "printed", printed_at: ago(20), reason: "reprint" }),
  ],
  unprinted: 3,
  waiting_since: ago(250),
  printers,
};

/** Shows a printer that has stopped in the middle of an evening, on this screen alone. */
export const withUnprinted = (page: Page) =>
  page.route("**/v2.0/print/jobs", (route) => route.fulfill({ json: jobs }));
