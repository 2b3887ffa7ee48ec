import type { Order } from "../../contract/orders.ts";
import { SoldOutButton } from "../stock/SoldOutButton.tsx";

/** Staff who find out at the order that something of it has run out say so there; guests are not told its ids. */
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
