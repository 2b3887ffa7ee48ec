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

/** Queues lines that the paper left standing lacks once a cancellation is undone: added, or made elsewhere by now. */
export async function queueLeftOut(
  tx: Tx,
  { orderId, version, dueAt, printers }: LeftOut,
): Promise<void> {
  if (printers.length === 0) return;
  const lines = (await mapOrderLines(tx, [orderId])).get(orderId) ?? [];
  const left = lines.filter((line) => line.parent_line === null && line.qty > line.cancelled_qty);
  const standing = await selectOwn(tx, "print_jobs")
    .select(["printer_id", "layout", "lines", "printed_at"])
    .where("order_id", "=", orderId)
    .where("printer_id", "in", printers)
    .where("reason", "!=", "cancelled")
    .execute();
  for (const printerId of printers) {
    const printed = standing.filter((job) => job.printer_id === printerId);
    const ofKitchen = printed.filter((job) => job.layout === "production");
    const own = ofKitchen.length > 0 ? ofKitchen : printed;
    // A customer's paper has every line, and has none made. What another printer has not printed may never come.
    const made = standing.filter((job) => job.layout === "production" && job.printed_at !== null);
    const making = [...own, ...made];
    const missing = left.filter(
      (line) => !(line.added_at ? own : making).some((job) => carries(job, line)),
    );
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
