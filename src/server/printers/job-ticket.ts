import type { Tx } from "../db/with-account.ts";
import { requireAccountHead } from "../http/calls/context.ts";
import type { JobRow } from "./job-queries.ts";
import { jobTicketText } from "./job-ticket-text.ts";
import type { PrinterRow } from "./printer-queries.ts";
import { receiptBytes, testMarkup, textMarkup, type ReceiptCommands } from "./receipt.ts";

/** A job as the printer gets it. */
export async function jobBytes(
  tx: Tx,
  of: { job: JobRow; printer: PrinterRow; commands: ReceiptCommands; now: Date },
): Promise<Buffer> {
  const { job, printer, commands, now } = of;
  const account = await requireAccountHead(tx);
  const markup =
    job.reason === "test"
      ? testMarkup({ account: account.name, printer: printer.name }, printer)
      : textMarkup(await jobTicketText(tx, { job, account, now }), job.layout, printer);
  return receiptBytes(markup, { paper: printer, commands, copies: printer.copies });
}

const form = /^[\w-]{22}$/;

/** A job's name for printers: Epson's take at most 30 letters. */
export function jobToken(jobId: string): string {
  return Buffer.from(jobId.replaceAll("-", ""), "hex").toString("base64url");
}

/** The id of the job that a printer names; undefined if it names anything else. */
export function jobIdOf(token: string): string | undefined {
  if (!form.test(token)) return undefined;
  const hex = Buffer.from(token, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
