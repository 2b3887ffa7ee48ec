import { percentOf, type Cents } from "./money.ts";

export type PricedLine = {
  qty: number;
  priceCents: Cents;
  children: readonly { qty: number; priceCents: Cents }[];
};

/**
 * Multiplies a line: quantity times price, plus each child's quantity times price. A child's quantity counts for the
 * whole line: it is not multiplied by the item's quantity. (The specification: "the sum over items of qty times price,
 * plus each child's qty times price".)
 */
export function lineTotal(line: PricedLine): Cents {
  return line.children.reduce(
    (total, child) => total + child.qty * child.priceCents,
    line.qty * line.priceCents,
  );
}

export function subtotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((total, line) => total + lineTotal(line), 0);
}

export type OrderTotal = {
  subtotalCents: Cents;
  serviceCents: Cents;
  deliveryFeeCents: Cents;
  totalCents: Cents;
};

/**
 * Adds up an order. Service is a percentage of the lines alone, rounded half up to a cent; only table orders have it,
 * so pass 0 for the others.
 */
export function orderTotal(order: {
  lines: readonly PricedLine[];
  servicePercent: number;
  deliveryFeeCents: Cents;
}): OrderTotal {
  const subtotalCents = subtotal(order.lines);
  const serviceCents = percentOf(subtotalCents, order.servicePercent);
  const { deliveryFeeCents } = order;
  return {
    subtotalCents,
    serviceCents,
    deliveryFeeCents,
    totalCents: subtotalCents + serviceCents + deliveryFeeCents,
  };
}
