import { sql } from "kysely";
import { isToAnswer } from "../../domain/order-status.ts";
import { deleteOwn, selectOwn, type Tx } from "../db/with-account.ts";
import { listOrderRowsById, type OrderRow } from "./order-row-queries.ts";
import {
  insertCancellations,
  listLeftLines,
  nextVersion,
  queueTickets,
  publishJobsChangedIfPrinters,
} from "./queue-tickets.ts";
import { isOutOfKitchen, ticketsDueAt } from "./set-status.ts";

/**
 * Tells the printers whose paper has the line that some of it is called off, unless the order has left the kitchen. A
 * job that no printer has fetched yet is printed without it, and not at all if nothing else is on it.
 */
export async function queueLineCancellation(
  tx: Tx,
  { order, line, qty, now }: { order: OrderRow; line: number; qty: number; now: Date },
): Promise<void> {
  const orderId = order.order_id;
  await removeEmptyJobs(tx, orderId);
  if (await isOutOfKitchen(order, { tx, now })) return;
  const jobs = await selectOwn(tx, "print_jobs")
    .select(["printer_id", "lines"])
    .where("order_id", "=", orderId)
    .where("reason", "!=", "cancelled")
    .where((is) => is.or([is("state", "=", "printed"), is("attempts", ">", 0)]))
    .execute();
  const printers = new Set(
    jobs.filter(({ lines }) => lines?.includes(line) ?? true).map(({ printer_id: id }) => id),
  );
  if (printers.size === 0) return;
  // The cook has to know, and nobody pays by it.
  const ticket = { layout: "production" as const, lines: [line], quantities: [qty] };
  const cancelled = [...printers].map((printerId) => ({ ...ticket, printer_id: printerId }));
  await insertCancellations(tx, { orderId, now, cancelled });
}

/** Deletes jobs whose lines have no units left: those that no printer has fetched, or all that are not printed. */
export async function removeEmptyJobs(
  tx: Tx,
  orderId: string,
  { withFetched = false }: { withFetched?: boolean } = {},
): Promise<void> {
  await publishJobsChangedIfPrinters(tx);
  const left = await listLeftLines(tx, orderId);
  await deleteOwn(tx, "print_jobs")
    .where("order_id", "=", orderId)
    .where("reason", "!=", "cancelled")
    .where("state", "!=", "printed")
    .$if(!withFetched, (jobs) => jobs.where("state", "=", "queued").where("attempts", "=", 0))
    .where(sql<boolean>`lines is not null and not lines && ${left}::smallint[]`)
    .execute();
}

/** Queues tickets of lines that were added to an accepted order. A whole ticket that nobody has fetched has them anyway. */
export async function queueAddition(
  tx: Tx,
  { orderId, lines, now }: { orderId: string; lines: readonly number[]; now: Date },
): Promise<void> {
  const [order] = await listOrderRowsById(tx, [orderId]);
  if (!order || isToAnswer(order.status_id)) return;
  const jobs = await selectOwn(tx, "print_jobs")
    .select(["printer_id", "lines", "state", "attempts", "due_at"])
    .where("order_id", "=", orderId)
    .execute();
  const due = await ticketsDueAt(order, { tx, now });
  const whole = jobs.filter(
    (job) => job.lines === null && job.state === "queued" && job.attempts === 0,
  );
  await queueTickets(tx, {
    orderId,
    version: await nextVersion(tx, orderId),
    // No earlier than the tickets of an order ahead.
    dueAt: new Date(Math.max(due.getTime(), ...jobs.map((job) => job.due_at.getTime()))),
    layout: "production",
    exceptPrinters: whole.map((job) => job.printer_id),
    added: lines,
  });
}
