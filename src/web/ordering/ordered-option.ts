import type { CartChild } from "../../domain/cart.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { ShownOption } from "../content/menu-view.ts";

/** So many of an option, at the menu's present price. */
export function orderedOption({ title_br, priceCents }: ShownOption, qty: number): CartChild {
  return { qty, title_br, extras: { price: reaisFromCents(priceCents) } };
}
