import type { Order, QueueRow } from "../../../contract/orders.ts";
import { startingStatus } from "../../../domain/order-status.ts";
import { isQueueRow, rowNumber } from "../order-pages.ts";

/** What this screen knows already: the newest order of when it was opened, and those that were opened on this device. */
export type Known = { newestId: number; opened: ReadonlySet<number> };

/**
 * The orders, newest first, that nobody has looked into yet: what a guest sent and nobody has taken on, and what has come
 * from others since. One's own are no news, and one that somebody has moved on has been seen by them.
 */
export function listNewOrders(rows: readonly (Order | QueueRow)[], known: Known): Order[] {
  return rows.filter((row): row is Order => {
    if (isQueueRow(row) || row.mine || known.opened.has(row.id)) return false;
    const isUntouched = row.status_id === startingStatus(row.mode);
    return isUntouched && (row.mode !== "sheet" || row.id > known.newestId);
  });
}

export function newestIdIn(rows: readonly (Order | QueueRow)[]): number {
  return Math.max(0, ...rows.map(rowNumber));
}
