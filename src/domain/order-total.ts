import type { Cents } from "./money.ts";
import { percentOf } from "./percentage.ts";
import { optionPerUnit } from "./option-count.ts";
import { groupAmount, isPlain, type GroupPricing } from "./option-rules.ts";

/** An option of a line; without a group it costs its own price. */
export type PricedOption = {
  qty: number;
  priceCents: Cents;
  group?: (GroupPricing & { id: string }) | undefined;
};

export type PricedLine = { qty: number; priceCents: Cents; children: readonly PricedOption[] };

/** Options of a line that are charged together: one alone, or all those of a group with rules, which is named then. */
export type Charged<Option extends PricedOption> = {
  group: NonNullable<Option["group"]> | undefined;
  options: Option[];
  cents: Cents;
};

/**
 * Multiplies a line: quantity times price, plus each child's quantity times price. A child's quantity counts for the
 * whole line: it is not multiplied by the item's quantity. (The specification: "the sum over items of qty times price,
 * plus each child's qty times price".) Options of a group with rules cost in each unit what the rules say.
 */
export function lineTotal(line: PricedLine): Cents {
  const { qty, priceCents } = line;
  return chargedOptions(line).reduce((total, { cents }) => total + cents, qty * priceCents);
}

/** Price of a unit with its options. Undefined if the units of an older order differ. */
export function unitPrice(line: PricedLine): Cents | undefined {
  const isSame = line.children.every(({ qty }) => optionPerUnit(line.qty, qty) !== undefined);
  return isSame ? lineTotal(line) / line.qty : undefined;
}

/** The options of a line as charged, in their order. A group with rules takes the place of its first option. */
export function chargedOptions<Option extends PricedOption>({
  qty: lineQty,
  children,
}: {
  qty: number;
  children: readonly Option[];
}): Charged<Option>[] {
  const parts = new Map<unknown, Option[]>();
  for (const option of children) {
    const part = option.group && !isPlain(option.group) ? option.group.id : option;
    parts.set(part, [...(parts.get(part) ?? []), option]);
  }
  return [...parts.values()].flatMap((options): Charged<Option>[] => {
    const inUnit = options.map(({ qty, priceCents }) => ({
      qty: optionPerUnit(lineQty, qty) ?? 0,
      priceCents,
    }));
    const group: Charged<Option>["group"] = options[0]?.group;
    // Every rule refuses a number that is not the same in each unit. Until then each option costs its own price.
    const isExact = inUnit.every(({ qty }) => qty > 0);
    if (group && !isPlain(group) && isExact)
      return [{ group, options, cents: lineQty * groupAmount(inUnit, group) }];
    return options.map((option) => ({
      group: undefined,
      options: [option],
      cents: option.qty * option.priceCents,
    }));
  });
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
