import type { Menu } from "../../../contract/content.ts";
import type { Order } from "../../../contract/orders.ts";
import type { Api } from "../../api/api.ts";
import { sentLines } from "../../ordering/order-request.ts";
import { hasCounted } from "../../ordering/what-is-left.ts";
import { cartOfAgain, withLeft, type Again } from "./order-again.ts";

/** Which room or address it is changes nothing of what there is. */
const placeOf = ({ service }: Pick<Order, "service">) =>
  service === "indoor" ? { location: "0" } : ({ service: "takeout" } as const);

/** What can be had again, with no more of what is counted than there is: only the server knows how many that are. */
export async function askStock(
  again: Again,
  { api, menu, order }: { api: Api; menu: Menu; order: Pick<Order, "service"> },
): Promise<Again> {
  const { items } = cartOfAgain(again);
  if (!hasCounted(items, menu)) return again;
  const cartData = { items: sentLines(items), ...placeOf(order) };
  // Without an answer the cart will ask.
  const asked = await api.orders.quote({ body: { cartData } }).catch(() => undefined);
  const short = asked?.quote.sold_out.flatMap(({ path, left }) =>
    left === undefined ? [] : [{ path, left }],
  );
  return withLeft(again, short ?? []);
}
