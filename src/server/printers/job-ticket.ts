import type { Tx } from "../db/with-account.ts";
import { requireAccountHead } from "../http/calls/context.ts";
import type { JobRow } from "./job-queries.ts";
import { jobTicketText } from "./job-ticket-text.ts";
import type { PrinterRow } from "./printer-queries.ts";
import { receiptBytes, testMarkup, textMarkup, type ReceiptCommands } from "./receipt.ts";

/** A job as the printer gets it. */
export async function jobBytes(
  tx: Tx,
  {
    job,
    printer,
    commands,
    now,
  }: { job: JobRow; printer: PrinterRow; commands: ReceiptCommands; now: Date },
): Promise<Buffer> {
  const account = await requireAccountHead(tx);
  const markup =
    job.reason === "test"
      ? testMarkup({ account: account.name, printer: printer.name }, printer)
      : textMarkup(await jobTicketText(tx, { job, account, now }), job.layout, printer);
  return receiptBytes(markup, { paper: printer, commands, copies: printer.copies });
}
