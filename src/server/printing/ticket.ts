import type { Order } from "../../contract/orders.ts";
import type { PrintRequest } from "../../contract/printing.ts";
import { addressLine } from "../../domain/address.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import { orderAmounts } from "../../domain/order-amounts.ts";
import { orderTotal, type OrderTotal } from "../../domain/order-total.ts";
import { paymentMethodLabels } from "../../domain/payment-methods.ts";
import { placeLabel } from "../../domain/place-label.ts";
import { clockLabel } from "../../domain/time-since.ts";
import type { AccountHead } from "../account/account-queries.ts";
import type { OrderedLine } from "../orders/order-queries.ts";

type TicketOption = { title: string; qty: number; priceCents: Cents };
export type TicketItem = TicketOption & { obs: string; children: TicketOption[] };

/** All that a ticket can say; what there is nothing to say about is blank. Texts are as they were typed. */
export type Ticket = {
  business: { name: string; document: string };
  currency: string;
  /** Null for a cart, which is no order yet. */
  number: number | null;
  /** The time and day, on the account's clocks. */
  time: string;
  customer: { name: string; phone: string; document: string };
  address: string;
  /** The room or table, with the word for it. */
  place: string;
  obs: string;
  items: TicketItem[];
  total: OrderTotal;
  payment: string;
  /** The note in hand, for which change is wanted. */
  changeForCents: Cents | null;
};

export function ticketOfOrder(order: Order, account: AccountHead): Ticket {
  const { changeForCents, changeCents: _, ...total } = orderAmounts(order);
  return {
    ...businessOf(account),
    number: order.id,
    time: clockLabel(new Date(order.created), account.timeZone),
    customer: {
      name: order.user_name,
      phone: order.user_phone ?? "",
      document: order.user_document ?? "",
    },
    address: order.mode === "delivery" ? order.address : "",
    place: order.mode === "delivery" ? "" : placeLabel(order.mode, order.address),
    obs: order.obs ?? "",
    items: order.details.items.map(({ title_br: title, qty, price, obs = "", children }) => ({
      title,
      qty,
      priceCents: centsFromReais(price),
      obs,
      children: children.map((child) => ({
        title: child.title_br,
        qty: child.qty,
        priceCents: centsFromReais(child.price),
      })),
    })),
    total,
    payment: order.payment_method_name,
    changeForCents: changeForCents ?? null,
  };
}

/** A cart that is not stored anywhere, at the menu's prices. */
export function ticketOfCart(
  cart: PrintRequest,
  { lines, account, now }: { lines: OrderedLine[]; account: AccountHead; now: Date },
): Ticket {
  const { address = "", paymentMethod } = cart;
  return {
    ...businessOf(account),
    number: null,
    time: clockLabel(now, account.timeZone),
    customer: { name: cart.name ?? "", phone: cart.phone ?? "", document: "" },
    address: typeof address === "string" ? address : addressLine(address),
    place: "",
    obs: cart.obs ?? "",
    items: lines.map(({ titleBr, qty, priceCents, obs = "", children }) => ({
      title: titleBr,
      qty,
      priceCents,
      obs,
      children: children.map((child) => ({
        title: child.titleBr,
        qty: child.qty,
        priceCents: child.priceCents,
      })),
    })),
    total: orderTotal({ lines, servicePercent: 0, deliveryFeeCents: 0 }),
    payment: paymentMethod === undefined ? "" : paymentMethodLabels[paymentMethod],
    changeForCents:
      paymentMethod === "cash" && cart.changeTo ? centsFromReais(cart.changeTo) : null,
  };
}

function businessOf(account: AccountHead): Pick<Ticket, "business" | "currency"> {
  const { document_number: document, currency } = account.extras;
  return { business: { name: account.name, document }, currency };
}
