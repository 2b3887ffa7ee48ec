import { changeCents } from "./change-for.ts";
import { centsFromReais, type Cents } from "./money.ts";
import type { OrderTotal } from "./order-total.ts";

/** The amounts of an order on the wire, in reais. The total contains the delivery fee. */
export type WireAmounts = {
  subtotal_amount: number;
  service_amount: number;
  delivery_fee: number;
  total_amount: number;
  /** The note in hand, where change was asked for. */
  cash_change?: number | undefined;
};

export type OrderAmounts = OrderTotal & {
  changeForCents: Cents | undefined;
  changeCents: Cents | undefined;
};

/** An order's amounts in cents, for tickets and messages. Throws RangeError for a value that is no amount of money. */
export function orderAmounts(order: WireAmounts): OrderAmounts {
  const totalCents = centsFromReais(order.total_amount);
  const changeForCents =
    order.cash_change === undefined ? undefined : centsFromReais(order.cash_change);
  return {
    subtotalCents: centsFromReais(order.subtotal_amount),
    serviceCents: centsFromReais(order.service_amount),
    deliveryFeeCents: centsFromReais(order.delivery_fee),
    totalCents,
    changeForCents,
    changeCents:
      changeForCents === undefined ? undefined : changeCents({ changeForCents, totalCents }),
  };
}
