import { reaisFromCents } from "../../domain/money.ts";
import type { ShownOption } from "../content/menu-view.ts";

type Orderable = Pick<ShownOption, "title_br" | "priceCents">;

/** So many of an item, or of an option, at the menu's present price. */
export function orderedEntry({ title_br, priceCents }: Orderable, qty: number) {
  return { qty, title_br, extras: { price: reaisFromCents(priceCents) } };
}
