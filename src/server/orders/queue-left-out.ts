import { selectOwn, type Tx } from "../db/with-account.ts";
import { mapOrderLines, type LineRow } from "./order-row-queries.ts";
import { queueTickets } from "./queue-tickets.ts";

type LeftOut = {
  orderId: string;
  version: number;
  dueAt: Date;
  /** The printers whose paper of the order still stands. */
  printers: readonly string[];
};

/** Queues added lines again whose tickets were deleted when the order was cancelled, which is now undone. */
export async function queueLeftOut(
  tx: Tx,
  { orderId, version, dueAt, printers }: LeftOut,
): Promise<void> {
  if (printers.length === 0) return;
  const lines = (await mapOrderLines(tx, [orderId])).get(orderId) ?? [];
  const added = lines.filter(
    (line) => line.parent_line === null && line.added_at !== null && line.qty > line.cancelled_qty,
  );
  if (added.length === 0) return;
  const jobs = await selectOwn(tx, "print_jobs")
    .select(["printer_id", "lines", "printed_at"])
    .where("order_id", "=", orderId)
    .where("reason", "!=", "cancelled")
    .execute();
  for (const printerId of printers) {
    const own = jobs.filter((job) => job.printer_id === printerId);
    const missing = added.filter((line) => !own.some((job) => carries(job, line)));
    const ticket = { orderId, version, dueAt, printerId, layout: "production" } as const;
    if (missing.length > 0)
      await queueTickets(tx, { ...ticket, added: missing.map(({ line }) => line) });
  }
}

/** Paper of a whole order has what the order had when it was printed. */
function carries(
  { lines, printed_at: printedAt }: { lines: readonly number[] | null; printed_at: Date | null },
  { line, added_at: addedAt }: LineRow,
): boolean {
  if (lines) return lines.includes(line);
  return printedAt === null || addedAt === null || printedAt >= addedAt;
}
