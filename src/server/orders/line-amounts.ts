import type { CancelledSums } from "../../domain/line-cancel.ts";
import type { Cents } from "../../domain/money.ts";
import { lineTotal } from "../../domain/order-total.ts";
import type { LineRow, OrderRow } from "./order-row-queries.ts";

/** Price of so many units of a line with their options; a unit's price is as it was when ordered. */
export function amountOfUnits(
  line: LineRow,
  { qty, options }: { qty: number; options: readonly LineRow[] },
): Cents {
  if (line.unit_cents !== null) return qty * line.unit_cents;
  // The units of an older order's line may differ: only all of them together have a price.
  if (qty < line.qty) return 0;
  return lineTotal({
    qty: line.qty,
    priceCents: line.price_cents,
    children: options.map((option) => ({ qty: option.qty, priceCents: option.price_cents })),
  });
}

/** The order's amounts when placed, and those that were called off since. */
export function cancelledSums(order: OrderRow): CancelledSums {
  return {
    subtotalCents: order.subtotal_cents + order.lines_cancelled_cents,
    serviceCents: order.service_cents + order.service_cancelled_cents,
    linesCancelledCents: order.lines_cancelled_cents,
    serviceCancelledCents: order.service_cancelled_cents,
  };
}
