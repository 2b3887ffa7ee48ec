import type { Order } from "../../contract/orders.ts";
import type { WaitingOrders } from "./queries.ts";

/** What waits, with an order as it is now: it comes to its place, is changed where it stands, or has been taken. */
export function withWaiting(known: WaitingOrders, order: Order): WaitingOrders {
  const isListed = known.orders.some(({ hash }) => hash === order.hash);
  const others = known.orders.filter(({ hash }) => hash !== order.hash);
  if (!order.new) return isListed ? { orders: others, count: known.count - 1 } : known;
  return {
    orders: [...others, order].sort((a, b) => a.id - b.id),
    count: known.count + (isListed ? 0 : 1),
  };
}

/** Without the order that somebody on this screen is just taking. */
export function withoutWaiting({ orders, count }: WaitingOrders, hash: string): WaitingOrders {
  const others = orders.filter((order) => order.hash !== hash);
  return { orders: others, count: count - (orders.length - others.length) };
}
