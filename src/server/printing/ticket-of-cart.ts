import type { ReadPrintRequest } from "../../contract/printing.ts";
import { addressLine } from "../../domain/address.ts";
import { centsFromReais } from "../../domain/money.ts";
import { orderTotal } from "../../domain/order-total.ts";
import { paymentMethodLabels } from "../../domain/payment-methods.ts";
import { businessOnTicket, type Ticket } from "../../domain/ticket.ts";
import { clockLabel } from "../../domain/time-since.ts";
import type { OrderedLine } from "../orders/order-queries.ts";
import type { AccountHead } from "../tenancy/account-head.ts";

/** A cart that is not stored anywhere, at the menu's prices. */
export function ticketOfCart(
  cart: ReadPrintRequest,
  { lines, account, now }: { lines: OrderedLine[]; account: AccountHead; now: Date },
): Ticket {
  const { address = "", paymentMethod } = cart;
  const place = typeof address === "string" ? address : addressLine(address);
  return {
    ...businessOnTicket(account),
    number: null,
    time: clockLabel(now, account.timeZone),
    customer: { name: cart.name ?? "", phone: cart.phone ?? "", document: "" },
    place,
    isDelivery: place !== "",
    attendant: "",
    isCancelled: false,
    isReprint: false,
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
