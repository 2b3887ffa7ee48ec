import type { Order } from "../../contract/orders.ts";
import type { Location } from "../../contract/tables.ts";
import { isInProgress } from "../../domain/order-status.ts";
import { tableNumberIn } from "../../domain/table-number.ts";

/** The tables, with a guest's order in its present state at the table that it names. A done order is left out. */
export function withGuestOrder(locations: Location[], order: Order): Location[] {
  if (order.mode !== "easy-order") return locations;
  const number = tableNumberIn(order.address);
  return locations.map((location) => {
    if (location.number !== number) return location;
    const others = location.guest_orders.filter(({ hash }) => hash !== order.hash);
    const { id, hash, total_amount } = order;
    const own = isInProgress(order.status_id) ? [{ id, hash, total_amount }] : [];
    return { ...location, guest_orders: [...others, ...own].sort((a, b) => a.id - b.id) };
  });
}
