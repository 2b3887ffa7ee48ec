import type { Cents } from "./money.ts";
import { groupAmount, mostOfOption, type OptionRules } from "./option-rules.ts";

type PricedGroup = OptionRules & { options: readonly { priceCents: Cents; maxQty: number }[] };

/** The least that can be chosen of a group costs so much in each unit: the cheapest options, as many as must be. */
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
 * From what price an item is to be had that has none itself; undefined where its price says it, or nothing does. Options
 * that are sold out count only where the item is so too: then it is what it usually costs.
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
