import { ticketOfOrder, type TicketChange } from "../../domain/ticket.ts";
import type { Tx } from "../db/with-account.ts";
import { orderView } from "../orders/order-view.ts";
import { listOrderRowsById, mapOrderLines } from "../orders/order-row-queries.ts";
import type { StaffPrincipal } from "../sessions/principal.ts";
import { requireAccountHead } from "../http/calls/context.ts";
import type { JobRow } from "./job-queries.ts";
import type { PrinterRow } from "./printer-queries.ts";
import { receiptBytes, testMarkup, ticketMarkup, type ReceiptCommands } from "./receipt.ts";

/** A printer reads orders as staff do, and none of them is its own. */
const printerPrincipal: StaffPrincipal = { kind: "attendant", userId: "", sessionId: "" };

/** Whether the paper says that it may be there twice: staff asked for it again, or an attempt was not answered for. */
export function isSecondCopy({ reason, attempts }: Pick<JobRow, "reason" | "attempts">): boolean {
  return reason === "reprint" || attempts > 1;
}

/** What the job says was called off or added of these lines; undefined where it is of an order as a whole. */
export function changeOf(
  { reason, lines, quantities }: Pick<JobRow, "reason" | "lines" | "quantities">,
  printed: readonly number[],
): TicketChange | undefined {
  if (quantities === null) return undefined;
  return {
    kind: reason === "cancelled" ? "cancelled" : "added",
    quantities: printed.map((line) => quantities[lines?.indexOf(line) ?? -1] ?? 0),
  };
}

/** A job as the printer gets it, and as the order is by now: what was cancelled meanwhile says so. */
export async function jobBytes(
  tx: Tx,
  { job, printer, commands }: { job: JobRow; printer: PrinterRow; commands: ReceiptCommands },
): Promise<Buffer> {
  const markup = await markupOf(tx, { job, printer });
  return receiptBytes(markup, { paper: printer, commands, copies: printer.copies });
}

async function markupOf(
  tx: Tx,
  { job, printer }: { job: JobRow; printer: PrinterRow },
): Promise<string> {
  const account = await requireAccountHead(tx);
  if (job.order_id === null)
    return testMarkup({ account: account.name, printer: printer.name }, printer);
  const [[row], lines] = await Promise.all([
    listOrderRowsById(tx, [job.order_id]),
    mapOrderLines(tx, [job.order_id]),
  ]);
  if (!row) throw new Error("The order of a print job is not there");
  const printed = (lines.get(job.order_id) ?? []).filter(
    ({ line, parent_line }) => job.lines?.includes(parent_line ?? line) ?? true,
  );
  const order = orderView(row, { lines: printed, principal: printerPrincipal });
  const change = changeOf(
    job,
    order.details.items.map(({ line }) => line),
  );
  const ticket = ticketOfOrder(
    order,
    { ...account, time_zone: account.timeZone },
    { isReprint: isSecondCopy(job), change },
  );
  return ticketMarkup(ticket, job.layout, printer);
}
