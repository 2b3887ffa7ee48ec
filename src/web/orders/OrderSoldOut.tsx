import type { Order } from "../../contract/orders.ts";
import { SoldOutButton } from "../stock/SoldOutButton.tsx";

/** Lets staff mark something of an order as sold out. Guests are not told the ids of items, so they see nothing. */
export function OrderSoldOut({
  items,
  label,
}: {
  items: Order["details"]["items"];
  label?: string | undefined;
}) {
  const ids = items.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  return known.length === 0 ? null : <SoldOutButton ids={known} label={label} />;
}
