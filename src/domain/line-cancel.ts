import type { Cents } from "./money.ts";
import { optionQtyFor } from "./option-count.ts";

/** An order's amounts when placed, and the amounts of its lines cancelled so far. */
export type CancelledSums = {
  subtotalCents: Cents;
  serviceCents: Cents;
  linesCancelledCents: Cents;
  serviceCancelledCents: Cents;
};

/**
 * The service that is called off with some of an order's items. It is the items' share of the service, rounded once
 * over all steps, so the last of the items takes the last of the service.
 */
export function serviceOfCancelled(order: CancelledSums, amountCents: Cents): Cents {
  const { subtotalCents, serviceCents, serviceCancelledCents } = order;
  const cancelledCents = order.linesCancelledCents + amountCents;
  const share = shareOf(serviceCents, { part: cancelledCents, whole: subtotalCents });
  // If the order has grown since, the share may be less than was called off, and that never comes back.
  return Math.max(0, share - serviceCancelledCents);
}

/** Rounded half up. It uses BigInt: the product of two amounts may exceed the safe integers. */
function shareOf(cents: Cents, { part, whole }: { part: Cents; whole: Cents }): Cents {
  if (whole === 0) return 0;
  const divisor = 2n * BigInt(whole);
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / divisor);
}

type Ordered = { qty: number };
type OrderedLine<Option extends Ordered> = Ordered & {
  cancelled: number;
  children: readonly Option[];
};

/** The units of a line that are left, with their options; undefined if none are. */
export function leftOfLine<Option extends Ordered, Line extends OrderedLine<Option>>(
  line: Line & { children: readonly Option[] },
): Line | undefined {
  return ofLine<Option, Line>(line, line.qty - line.cancelled);
}

/** Some units of a line, with the options of these units. */
export function ofLine<Option extends Ordered, Line extends OrderedLine<Option>>(
  line: Line & { children: readonly Option[] },
  qty: number,
): Line | undefined {
  if (qty <= 0) return undefined;
  const children = line.children.map((option) => ({
    ...option,
    qty: optionQtyFor(option.qty, { lineQty: line.qty, newLineQty: qty }),
  }));
  return { ...line, qty, cancelled: 0, children };
}
