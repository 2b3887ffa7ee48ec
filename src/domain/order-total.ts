import { percentOf, type Cents } from "./money.ts";
import { optionPerUnit } from "./option-count.ts";
import { groupAmount, isPlain, type GroupPricing } from "./option-rules.ts";

/** An option of a line; without a group it costs its own price. */
export type PricedOption = {
  qty: number;
  priceCents: Cents;
  group?: (GroupPricing & { id: string }) | undefined;
};

export type PricedLine = { qty: number; priceCents: Cents; children: readonly PricedOption[] };

/**
 * Multiplies a line: quantity times price, plus each child's quantity times price. A child's quantity counts for the
 * whole line: it is not multiplied by the item's quantity. (The specification: "the sum over items of qty times price,
 * plus each child's qty times price".) The options of a group with rules cost in each unit what those say.
 */
export function lineTotal(line: PricedLine): Cents {
  const { qty, priceCents, children } = line;
  const groups = new Map<string | undefined, PricedOption[]>();
  for (const option of children) {
    const group = option.group && !isPlain(option.group) ? option.group.id : undefined;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups.values()].reduce(
    (total, options) => total + optionsTotal(qty, options),
    qty * priceCents,
  );
}

/** Options of one group, or of none, for the whole line. */
function optionsTotal(lineQty: number, options: readonly PricedOption[]): Cents {
  const group = options[0]?.group;
  const inUnit = options.map(({ qty, priceCents }) => ({
    qty: optionPerUnit(lineQty, qty) ?? 0,
    priceCents,
  }));
  // A number that is not the same in every unit is refused by every rule; until then it costs what it says.
  const isExact = inUnit.every(({ qty }) => qty > 0);
  if (group === undefined || isPlain(group) || !isExact)
    return options.reduce((total, { qty, priceCents }) => total + qty * priceCents, 0);
  return lineQty * groupAmount(inUnit, group);
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
