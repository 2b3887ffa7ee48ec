import type { Menu } from "../../../contract/content.ts";
import type { Order } from "../../../contract/orders.ts";
import type { Api } from "../../api/api.ts";
import type { ShownCategory } from "../../content/menu-view.ts";
import { sentLines } from "../../ordering/order-request.ts";
import { hasCounted } from "../../ordering/what-is-left.ts";
import { cartOfAgain, withLeft, type Again } from "./order-again.ts";

/** The quote needs a place. Any does: stock is the same everywhere. */
const placeOf = ({ service }: Pick<Order, "service">) =>
  service === "indoor" ? { location: "0" } : ({ service: "takeout" } as const);

/** Cuts the quantities down to the stock, which only the server knows. */
export async function askStock(
  again: Again,
  {
    api,
    menu,
    categories,
    order,
  }: { api: Api; menu: Menu; categories: readonly ShownCategory[]; order: Pick<Order, "service"> },
): Promise<Again> {
  const { items } = cartOfAgain(again);
  if (!hasCounted(items, menu)) return again;
  const cartData = { items: sentLines(items), ...placeOf(order) };
  // Without an answer the cart will ask.
  const asked = await api.orders.quote({ body: { cartData } }).catch(() => undefined);
  const short = asked?.quote.sold_out.flatMap(({ path, left }) =>
    left === undefined ? [] : [{ path, left }],
  );
  return withLeft(again, short ?? [], categories);
}
