import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { CartLine } from "../../domain/cart.ts";
import { isBlank } from "../../domain/text-rules.ts";

/** Where the order goes: to an address, or to a room or table. */
export type CheckoutMode = "delivery" | "easy-order";

export type OrderRequest = RouteInput<typeof ordersContract.place>["body"];

/** A line as it is sent: with the prices that were seen, and nothing that says nothing. */
export function sentLine({ qty, obs = "", title_br, extras, children }: CartLine) {
  return {
    qty,
    ...(isBlank(obs) ? {} : { obs: obs.trim() }),
    title_br,
    extras: { price: extras.price },
    children: Object.fromEntries(
      Object.entries(children).map(([childId, child]) => [
        childId,
        { qty: child.qty, extras: { price: child.extras.price } },
      ]),
    ),
  };
}
