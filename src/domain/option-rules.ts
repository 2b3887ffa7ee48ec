import type { Cents } from "./money.ts";

/** How the options chosen of one group are priced together. */
export const priceRules = ["sum", "highest", "average"] as const;
export type PriceRule = (typeof priceRules)[number];

export type GroupPricing = {
  priceRule: PriceRule;
  /** So many of the chosen options cost nothing, the cheapest first. */
  freeQty: number;
};

/** What a group asks of the options chosen for each unit; `max` 0 is no limit. */
export type OptionRules = GroupPricing & { min: number; max: number };

/** An option; `maxQty` is the most of it in a unit, 0 no limit. */
type Offered = { maxQty: number };
type Chosen = { qty: number; priceCents: Cents };

/** Options of a group without rules cost what each of them does. */
export const isPlain = ({ priceRule, freeQty }: GroupPricing) =>
  priceRule === "sum" && freeQty === 0;

/**
 * What the options chosen of one group cost in each unit. The free ones are taken off before the rule looks at the
 * others. An average is rounded once, half up.
 */
export function groupAmount(
  chosen: readonly Chosen[],
  { priceRule, freeQty }: GroupPricing,
): Cents {
  const paid = withoutCheapest(chosen, freeQty);
  const count = paid.reduce((sum, { qty }) => sum + qty, 0);
  if (count === 0) return 0;
  if (priceRule === "highest") return Math.max(...paid.map(({ priceCents }) => priceCents));
  const total = paid.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0);
  return priceRule === "sum" ? total : roundedHalfUp(total, count);
}

function withoutCheapest(chosen: readonly Chosen[], freeQty: number): Chosen[] {
  let free = freeQty;
  return [...chosen]
    .sort((a, b) => a.priceCents - b.priceCents)
    .flatMap(({ qty, priceCents }) => {
      const taken = Math.min(free, qty);
      free -= taken;
      return taken === qty ? [] : [{ qty: qty - taken, priceCents }];
    });
}

/** Whole numbers only: a quotient of floating-point numbers may fall on the wrong side of a half. */
function roundedHalfUp(total: Cents, count: number): Cents {
  const rest = total % count;
  return (total - rest) / count + (2 * rest >= count ? 1 : 0);
}

/** How many options of the group are still to be chosen for each unit. */
export function missingOptions({ min }: Pick<OptionRules, "min">, chosen: number): number {
  return Math.max(0, min - chosen);
}

/** The most of an option in each unit beside the others that are chosen of its group. */
export function mostOfOption(
  { max }: Pick<OptionRules, "max">,
  { maxQty, others }: Offered & { others: number },
): number {
  const left = max === 0 ? Infinity : Math.max(0, max - others);
  return Math.min(left, maxQty === 0 ? Infinity : maxQty);
}

/** Whether enough of the options can be had: an item with a group that cannot be met cannot be ordered. */
export function canBeMet({ min }: Pick<OptionRules, "min">, options: readonly Offered[]): boolean {
  const most = options.reduce((sum, { maxQty }) => sum + (maxQty === 0 ? Infinity : maxQty), 0);
  return most >= min;
}

/** One and only one is chosen: shown as a choice, not with a number beside each. */
export const isSingleChoice = ({ min, max }: Pick<OptionRules, "min" | "max">) =>
  min === 1 && max === 1;

/** What is wrong with a group's rules; `options` are those that it has, none while it is being made. */
export function rulesProblem(
  { min, max, freeQty }: OptionRules,
  options: readonly Offered[],
): "min_above_max" | "free_above_max" | "min_above_options" | undefined {
  if (max > 0 && min > max) return "min_above_max";
  if (max > 0 && freeQty > max) return "free_above_max";
  return options.length > 0 && !canBeMet({ min }, options) ? "min_above_options" : undefined;
}
