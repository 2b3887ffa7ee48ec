import type { SentCart } from "../../contract/orders.ts";
import type { ReadPrintRequest } from "../../contract/printing.ts";
import { ticketOfOrder, type Ticket } from "../../domain/ticket.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "../orders/get-order.ts";
import { findOrderable, priceCart, refuseEmpty } from "../orders/price-cart.ts";
import { ticketOfCart } from "./ticket-of-cart.ts";

/** The ticket of the stored order that the request names, else of the cart that it holds, at the menu's prices. */
export async function readTicket(request: ReadPrintRequest, context: Context): Promise<Ticket> {
  if (request.hash === undefined) return readCart(request, context);
  const { account } = context;
  const order = await getOrder(request.hash, context);
  return ticketOfOrder(order, { ...account, time_zone: account.timeZone });
}

async function readCart(request: ReadPrintRequest, { tx, account, now }: Context): Promise<Ticket> {
  const { delivery, easyOrder, attendantOrder } = account.features;
  if (!account.active || !(delivery || easyOrder || attendantOrder))
    throw new Refused("access_denied");
  const { items = {} } = request;
  refuseEmpty(items, "data.items");
  const lines = priceCart(withoutSeenPrices(items), await findOrderable(tx, items));
  return ticketOfCart(request, { lines, account, now });
}

/** A picture shows what things cost now; whether the guest knew is asked when they order. */
function withoutSeenPrices(items: SentCart["items"]): SentCart["items"] {
  return Object.fromEntries(
    Object.entries(items).map(([itemId, { extras: _, children = {}, ...line }]) => [
      itemId,
      {
        ...line,
        children: Object.fromEntries(
          Object.entries(children).map(([childId, { qty }]) => [childId, { qty }]),
        ),
      },
    ]),
  );
}
