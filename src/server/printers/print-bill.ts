import type { JobRequest } from "../../contract/print-jobs.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, requireFound } from "../http/refused.ts";
import { startBillRequest } from "../tabs/bill-request.ts";
import { requireFloor } from "../tabs/lock-open-tab.ts";
import { findSheet } from "../tabs/sheet-queries.ts";
import { guestPrinter } from "./guest-printer.ts";
import { queueJob } from "./job-queries.ts";

/**
 * Queues a tab's bill, read when it is printed, and records that its table asked for it. Answers the number of jobs.
 */
export async function printBill(asked: JobRequest, context: Context): Promise<number> {
  const { tx, now } = context;
  requireFloor(context);
  if (asked.order !== undefined) throw badFields({ order: { code: "bill_of_a_tab" } });
  if (asked.layout !== undefined && asked.layout !== "bill")
    throw badFields({ sheet: { code: "tab_of_a_bill" } });
  if (asked.sheet === undefined) throw badFields({ sheet: { code: "required" } });
  const sheet = requireFound(await findSheet(tx, asked.sheet));
  const printer = await guestPrinter(tx, { printerId: asked.printer, subject: "sheet" });
  await queueJob(tx, {
    printer_id: printer.printer_id,
    sheet_id: sheet.sheet_id,
    people: asked.people ?? null,
    reason: "bill",
    layout: "bill",
    due_at: now,
  });
  const { table_id: tableId, closed_at } = sheet;
  if (closed_at === null && (await startBillRequest(tx, { tableId, now })))
    await addEvent(tx, { topic: "table", subjectId: tableId });
  return 1;
}
