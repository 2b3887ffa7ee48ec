import type { Cents } from "../../domain/money.ts";
import { lineTotal } from "../../domain/order-total.ts";
import type { LineRow } from "./order-row-queries.ts";

/** Price of so many units of a line with their options; a unit's price is as it was when ordered. */
export function amountOfUnits(
  line: LineRow,
  { qty, options }: { qty: number; options: readonly LineRow[] },
): Cents {
  if (line.unit_cents !== null) return qty * line.unit_cents;
  // Units of an older order that are not all the same: it is all of them or none.
  if (qty < line.qty) return 0;
  return lineTotal({
    qty: line.qty,
    priceCents: line.price_cents,
    children: options.map((option) => ({ qty: option.qty, priceCents: option.price_cents })),
  });
}
