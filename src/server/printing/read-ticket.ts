import type { PrintRequest } from "../../contract/printing.ts";
import type { SentCart } from "../../contract/orders.ts";
import { maxOrderLines } from "../../domain/quantity.ts";
import { ticketOfOrder, type Ticket } from "../../domain/ticket.ts";
import { isStaff } from "../auth/principal.ts";
import type { Tx } from "../db/with-account.ts";
import type { CallContext } from "../http/context.ts";
import { Refused } from "../http/refused.ts";
import { findOrderRow, mapOrderLines } from "../orders/order-row-queries.ts";
import { isOwn, orderView } from "../orders/order-view.ts";
import { priceCart } from "../orders/price-cart.ts";
import { ticketOfCart } from "./ticket-of-cart.ts";

/** The ticket of the stored order that the request names, else of the cart that it holds, at the menu's prices. */
export async function readTicket(
  tx: Tx,
  request: PrintRequest,
  context: CallContext,
): Promise<Ticket> {
  return request.hash === undefined
    ? readCart(tx, request, context)
    : readOrder(tx, request.hash, context);
}

async function readOrder(
  tx: Tx,
  hash: string,
  { account, principal }: CallContext,
): Promise<Ticket> {
  const row = await findOrderRow(tx, hash);
  if (!row || !(isStaff(principal) || isOwn(row, principal))) throw new Refused("not_found");
  const lines = await mapOrderLines(tx, [row.order_id]);
  const order = orderView(row, lines.get(row.order_id) ?? [], principal);
  return ticketOfOrder(order, { ...account, time_zone: account.timeZone });
}

async function readCart(
  tx: Tx,
  request: PrintRequest,
  { account, now }: CallContext,
): Promise<Ticket> {
  const { delivery, easyOrder, attendantOrder } = account.features;
  if (!account.active || !(delivery || easyOrder || attendantOrder))
    throw new Refused("access_denied");
  const { items = {} } = request;
  const lineCount = Object.keys(items).length;
  if (lineCount === 0)
    throw new Refused("mandatory_fields", { fields: { "data.items": "o pedido está vazio" } });
  if (lineCount > maxOrderLines) {
    throw new Refused("unprocessable_entity", {
      fields: { "data.items": `no máximo ${maxOrderLines} itens` },
    });
  }
  const lines = await priceCart(tx, { items: withoutSeenPrices(items) });
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
