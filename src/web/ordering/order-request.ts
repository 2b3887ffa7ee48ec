import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { Cart, CartLine } from "../../domain/cart.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { ShownOption } from "../content/menu-view.ts";

/** Where the order goes: to an address, or to a room or table. */
export type CheckoutMode = "delivery" | "easy-order";

export type OrderRequest = RouteInput<typeof ordersContract.place>["body"];

/** Lines as they are sent: with the prices that were seen, and nothing that says nothing. */
export function sentLines(items: Cart["items"]): OrderRequest["cartData"]["items"] {
  return Object.fromEntries(
    Object.entries(items).map(([itemId, line]) => [itemId, sentLine(line)]),
  );
}

function sentLine({ qty, obs = "", title_br, extras, children }: CartLine) {
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

type Orderable = Pick<ShownOption, "title_br" | "priceCents">;

/** So many of an item, or of an option, at the menu's present price. */
export function orderedEntry({ title_br, priceCents }: Orderable, qty: number) {
  return { qty, title_br, extras: { price: reaisFromCents(priceCents) } };
}
