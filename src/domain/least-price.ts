import type { Cents } from "./money.ts";
import { groupAmount, mostOfOption, type OptionRules } from "./option-rules.ts";

type PricedGroup = OptionRules & { options: readonly { priceCents: Cents; maxQty: number }[] };

/** The least that a group adds to each unit: the price of its cheapest options, as many as must be chosen. */
export function leastGroupAmount({ options, ...rules }: PricedGroup): Cents {
  let others = 0;
  const chosen = [...options]
    .sort((a, b) => a.priceCents - b.priceCents)
    .map(({ priceCents, maxQty }) => {
      const qty = Math.min(rules.min - others, mostOfOption(rules, { maxQty, others }));
      others += qty;
      return { qty, priceCents };
    });
  return groupAmount(chosen, rules);
}

type SellingGroup = OptionRules & {
  options: readonly (PricedGroup["options"][number] & { soldOut: boolean })[];
};

/**
 * The lowest price of an item that has no price of its own. Undefined if it has one, or if its options cost nothing.
 * Sold-out options count only if the item is sold out too: the result is then its usual price.
 */
export function leastPrice(item: {
  priceCents: Cents;
  soldOut: boolean;
  groups: readonly SellingGroup[];
}): Cents | undefined {
  if (item.priceCents > 0) return undefined;
  const least = item.groups.reduce((sum, { options, ...rules }) => {
    const offered = options.filter(({ soldOut }) => item.soldOut || !soldOut);
    return sum + leastGroupAmount({ ...rules, options: offered });
  }, 0);
  return least > 0 ? least : undefined;
}
