import type { InfiniteData } from "@tanstack/react-query";
import type { Order, QueueRow } from "../../contract/orders.ts";
import type { ServiceAgeLimits } from "../../contract/services.ts";
import { matchesOrder, readOrderSearch } from "../../domain/order-search.ts";
import { listTabOf, orderStatus, type OrderStatusId } from "../../domain/order-status.ts";
import { byWaiting } from "../../domain/waiting-order.ts";
import type { OrderFilter, WaitingOrders } from "./queries.ts";

export type OrderPages = InfiniteData<{
  orders: (Order | QueueRow)[];
  next: string | null;
  age_limits?: ServiceAgeLimits | undefined;
}>;

export function isQueueRow(row: Order | QueueRow): row is QueueRow {
  return "display_number" in row;
}

/** Every row once. Orders that arrive between two pages push the last row of one onto the next. */
export function listedRows({ pages }: OrderPages): (Order | QueueRow)[] {
  const rows = new Map(pages.flatMap((page) => page.orders).map((row) => [rowNumber(row), row]));
  return [...rows.values()];
}

/** The account's running number, by which rows are told apart. */
export function rowNumber(row: Order | QueueRow): number {
  return isQueueRow(row) ? row.display_number : row.id;
}

/** The pages with one order in another status. The order keeps its place until they are fetched again. */
export function withStatus(
  data: OrderPages,
  { hash, statusId }: { hash: string; statusId: OrderStatusId },
): OrderPages {
  const { alias, label } = orderStatus(statusId);
  const changed = {
    status_id: statusId,
    status_alias: alias,
    status_label: label,
    new: statusId === 5,
  };
  const pages = data.pages.map((page) => ({
    ...page,
    orders: page.orders.map((row) =>
      !isQueueRow(row) && row.hash === hash ? { ...row, ...changed } : row,
    ),
  }));
  return { ...data, pages };
}

/** The pages with an order's present state: replaced in its place, added at its place, or taken out if not listed. */
export function withOrder(
  data: OrderPages,
  { order, filter }: { order: Order; filter: OrderFilter },
): OrderPages {
  const isListed = listedRows(data).some((row) => rowNumber(row) === order.id);
  const belongs =
    (filter.tab === "all" || filter.tab === listTabOf(order.status_id)) &&
    matchesOrder(order, { search: readOrderSearch(filter.q ?? ""), service: filter.service }) &&
    (order.mine || !filter.mine);
  if (!isListed) {
    // Only the server knows the account's day.
    return belongs && !filter.days ? withNewOrder(data, order) : data;
  }
  const pages = data.pages.map((page) => ({
    ...page,
    orders: page.orders.flatMap((row) => {
      if (rowNumber(row) !== order.id) return [row];
      return belongs ? [order] : [];
    }),
  }));
  return { ...data, pages };
}

/** Newest first. An order older than every fetched page comes with its own page. */
function withNewOrder(data: OrderPages, order: Order): OrderPages {
  const at = data.pages.findIndex(
    ({ orders, next }) => next === null || orders.some((row) => rowNumber(row) < order.id),
  );
  const pages = data.pages.map((page, index) =>
    index === at
      ? {
          ...page,
          orders: [...page.orders, order].sort((a, b) => rowNumber(b) - rowNumber(a)),
        }
      : page,
  );
  return { ...data, pages };
}

/** Waiting orders with one order's present state: added at its place, replaced there, or taken out once accepted. */
export function withWaiting(known: WaitingOrders, order: Order): WaitingOrders {
  const isListed = known.orders.some(({ hash }) => hash === order.hash);
  const others = known.orders.filter(({ hash }) => hash !== order.hash);
  if (!order.new) return isListed ? { orders: others, count: known.count - 1 } : known;
  return {
    orders: [...others, order].sort(byWaiting),
    count: known.count + (isListed ? 0 : 1),
  };
}

/** The waiting orders without the one that somebody on this screen is just accepting. */
export function withoutWaiting({ orders, count }: WaitingOrders, hash: string): WaitingOrders {
  const others = orders.filter((order) => order.hash !== hash);
  return { orders: others, count: count - (orders.length - others.length) };
}
