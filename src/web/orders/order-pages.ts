import type { InfiniteData } from "@tanstack/react-query";
import type { Order, QueueRow } from "../../contract/orders.ts";
import { orderStatus, type OrderStatusId } from "../../domain/order-status.ts";

export type OrderPages = InfiniteData<{ orders: (Order | QueueRow)[]; next: string | null }>;

export function isQueueRow(row: Order | QueueRow): row is QueueRow {
  return "display_number" in row;
}

/** Every row once. Orders that arrive between two pages push the last row of one onto the next. */
export function rowsOf({ pages }: OrderPages): (Order | QueueRow)[] {
  const rows = new Map(pages.flatMap((page) => page.orders).map((row) => [rowNumber(row), row]));
  return [...rows.values()];
}

/** The account's running number, by which rows are told apart. */
export function rowNumber(row: Order | QueueRow): number {
  return isQueueRow(row) ? row.display_number : row.id;
}

/** The pages with one order in another status; the order keeps its place until they are fetched again. */
export function withStatus(data: OrderPages, hash: string, statusId: OrderStatusId): OrderPages {
  const { alias, label } = orderStatus(statusId);
  const changed = { status_id: statusId, status_alias: alias, status_label: label };
  const pages = data.pages.map((page) => ({
    ...page,
    orders: page.orders.map((row) =>
      !isQueueRow(row) && row.hash === hash ? { ...row, ...changed } : row,
    ),
  }));
  return { ...data, pages };
}
