import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { Cart, CartChild, CartLine } from "../../domain/cart.ts";
import { isPlain } from "../../domain/option-rules.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { ShownGroup, ShownItem, ShownOption } from "../content/menu-view.ts";

/** The goal of the order: an address, or a room or table. */
export type CheckoutMode = "delivery" | "easy-order";

export type OrderRequest = RouteInput<typeof ordersContract.place>["body"];

/** Lines as they are sent: with the prices that were seen, and without empty fields. */
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

/** A number of an item, or of an option, at the menu's present price. */
export function orderedEntry({ title_br, priceCents }: Orderable, qty: number) {
  return { qty, title_br, extras: { price: reaisFromCents(priceCents) } };
}

/** A line's options by id: those chosen and still on the menu. Quantities are for the whole line. */
export function orderedOptions(
  { groups }: Pick<ShownItem, "groups">,
  chosen: Readonly<Record<string, number>>,
): CartLine["children"] {
  const options = groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const qty = chosen[option.id] ?? 0;
      return qty > 0 ? [[option.id, orderedOption(group, option, qty)] as const] : [];
    }),
  );
  return Object.fromEntries(options);
}

function orderedOption(group: ShownGroup, option: ShownOption, qty: number): CartChild {
  const { id, priceRule, freeQty } = group;
  const entry = orderedEntry(option, qty);
  return isPlain(group) ? entry : { ...entry, group: { id, priceRule, freeQty } };
}
