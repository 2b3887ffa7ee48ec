import type { printJobsContract } from "../../contract/print-jobs.ts";
import type { printersContract } from "../../contract/printers.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { listJobs } from "./list-jobs.ts";
import { printBill } from "./print-bill.ts";
import { printDay } from "./print-day.ts";
import { listPrinters } from "./printer-queries.ts";
import { addPrinter, removePrinter, savePrinter } from "./save-printer.ts";
import { dismissJob, printAgain, reportJob, retryJob, takeJob } from "./staff-jobs.ts";

export function printerHandlers(): Handlers<typeof printersContract> {
  return {
    list: async (_, { tx, now }) => ({ printers: await listPrinters(tx, now) }),
    add: ({ body }, context) => addPrinter(body.printer, context),
    save: ({ params, body: { printer: sent, base, renew = false } }, context) =>
      savePrinter({ printerId: params.id, sent, base, renew }, context),
    remove: ({ params }, context) => removePrinter(params.id, context).then(() => undefined),
  };
}

export function printJobHandlers(): Handlers<typeof printJobsContract> {
  return {
    list: (_, { tx, now }) => listJobs(tx, now),
    async print({ body }, context) {
      const { layout, sheet, date, ...asked } = body;
      if (layout === "day" || date !== undefined) return { queued: await printDay(body, context) };
      if (layout === "bill" || sheet !== undefined)
        return { queued: await printBill(body, context) };
      return { queued: await printAgain({ ...asked, layout }, context) };
    },
    retry: ({ params }, context) => retryJob(params.id, context).then(() => undefined),
    dismiss: ({ params }, context) => dismissJob(params.id, context).then(() => undefined),
    claim: async ({ body }, context) => ({ job: await takeJob(body.printer, context) }),
    report: ({ params, body }, context) =>
      reportJob({ jobId: params.id, ...body }, context).then(() => undefined),
  };
}
