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

/** From what price an item is to be had that has none itself; undefined where its price says it, or nothing does. */
export function leastPrice(item: {
  priceCents: Cents;
  groups: readonly PricedGroup[];
}): Cents | undefined {
  if (item.priceCents > 0) return undefined;
  const least = item.groups.reduce((sum, group) => sum + leastGroupAmount(group), 0);
  return least > 0 ? least : undefined;
}
