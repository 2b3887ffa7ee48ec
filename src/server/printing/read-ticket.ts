import type { SentCart } from "../../contract/cart.ts";
import type { ReadPrintRequest } from "../../contract/printing.ts";
import { ticketOfOrder, type Ticket, businessOnTicket } from "../../domain/ticket.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "../orders/get-order.ts";
import { findOrderable, priceCart, refuseEmpty } from "../orders/price-cart.ts";
import { addressLine } from "../../domain/address.ts";
import { centsFromReais } from "../../domain/money.ts";
import { orderTotal } from "../../domain/order-total.ts";
import { defaultLanguage, translated } from "../../domain/languages.ts";
import { clockFor } from "../../domain/reader-clock.ts";
import { portugueseWords, type TicketWords } from "../../domain/ticket-words.ts";
import { orderPictureWords } from "../texts/order-picture.ts";
import { clockLabel } from "../../domain/time-since.ts";
import type { OrderedLine } from "../orders/line-queries.ts";
import type { AccountHead } from "../tenancy/account-head.ts";

/** Reads the ticket of the stored order that the request names, else of the cart in it, at the menu's prices. */
export async function readTicket(request: ReadPrintRequest, context: Context): Promise<Ticket> {
  if (request.hash === undefined) return readCart(request, context);
  const { account } = context;
  const order = await getOrder(request.hash, context);
  return ticketOfOrder(
    order,
    { ...account, time_zone: account.timeZone },
    { words: wordsFor(request) },
  );
}

/** The guest's copy is in the language that is asked for; all else is the business's. */
function wordsFor({ language, layout }: ReadPrintRequest): TicketWords | undefined {
  return language === undefined || language === defaultLanguage || layout === "production"
    ? undefined
    : orderPictureWords[language].ticket;
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

/** A picture shows present prices. Whether the guest saw them is checked when they order. */
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

/** A cart that is not stored anywhere, at the menu's prices. */
function ticketOfCart(
  cart: ReadPrintRequest,
  { lines, account, now }: { lines: OrderedLine[]; account: AccountHead; now: Date },
): Ticket {
  const { address = "", paymentMethod } = cart;
  const words = wordsFor(cart);
  const said = words ?? portugueseWords;
  const place = typeof address === "string" ? address : addressLine(address);
  return {
    ...businessOnTicket(account),
    number: null,
    time: clockFor(said.language, clockLabel(now, account.timeZone)),
    customer: { name: cart.name ?? "", phone: cart.phone ?? "", document: "" },
    place,
    service: place === "" ? "indoor" : "delivery",
    scheduled: "",
    promised: "",
    words,
    attendant: "",
    isCancelled: false,
    isReprint: false,
    obs: cart.obs ?? "",
    items: lines.map(({ titles, qty, priceCents, obs = "", children }) => ({
      title: translated(titles, said.language),
      qty,
      priceCents,
      obs,
      children: children.map((child) => ({
        title: translated(child.titles, said.language),
        qty: child.qty,
        priceCents: child.priceCents,
        group: { ...child.group, title: translated(child.group.titles, said.language) },
      })),
    })),
    total: orderTotal({ lines, servicePercent: 0, deliveryFeeCents: 0 }),
    payment: paymentMethod === undefined ? "" : said.methods[paymentMethod],
    changeForCents:
      paymentMethod === "cash" && cart.changeTo ? centsFromReais(cart.changeTo) : null,
  };
}
