import { selectOwn, type Tx } from "../db/with-account.ts";
import { mapOrderLines, type LineRow } from "./order-row-queries.ts";
import { queueTickets } from "./queue-tickets.ts";

type LeftOut = {
  orderId: string;
  version: number;
  dueAt: Date;
  /** The printers whose paper of the order still stands. */
  standing: readonly string[];
};

/** Queues lines that the paper left standing lacks once a cancellation is undone: added, or made elsewhere by now. */
export async function queueLeftOut(tx: Tx, leftOut: LeftOut): Promise<void> {
  const { orderId, standing } = leftOut;
  if (standing.length === 0) return;
  const lines = (await mapOrderLines(tx, [orderId])).get(orderId) ?? [];
  const left = lines.filter((line) => line.parent_line === null && line.qty > line.cancelled_qty);
  const papers = await selectOwn(tx, "print_jobs")
    .select(["printer_id", "layout", "lines", "printed_at"])
    .where("order_id", "=", orderId)
    .where("printer_id", "in", standing)
    .where("reason", "!=", "cancelled")
    .execute();
  for (const printerId of standing) {
    const printed = papers.filter((job) => job.printer_id === printerId);
    const ofKitchen = printed.filter((job) => job.layout === "production");
    const own = ofKitchen.length > 0 ? ofKitchen : printed;
    // A customer's paper has every line, and has none made.
    const making = papers.filter((job) => own.includes(job) || job.layout === "production");
    const missing = left.filter(
      (line) => !(line.added_at ? own : making).some((job) => carries(job, line)),
    );
    const added = missing.map(({ line }) => line);
    if (added.length > 0)
      await queueTickets(tx, { ...leftOut, printerId, layout: "production", added });
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
