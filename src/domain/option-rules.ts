import type { Cents } from "./money.ts";

/** How the options chosen of one group are priced together. */
export const priceRules = ["sum", "highest", "average"] as const;
export type PriceRule = (typeof priceRules)[number];

export type GroupPricing = {
  priceRule: PriceRule;
  /** Chosen options that cost nothing, the cheapest first. */
  freeQty: number;
};

/** The rules of a group for the options chosen for each unit; `max` 0 is no limit. */
export type OptionRules = GroupPricing & { min: number; max: number };

type RuleFields = { min?: number; max?: number; price_rule?: PriceRule; free_qty?: number };

/** A group's rules by the menu's fields. A device may keep a menu from before some of them, so each has a default. */
export function optionRules({
  min = 0,
  max = 0,
  price_rule: priceRule = "sum",
  free_qty: freeQty = 0,
}: RuleFields): OptionRules {
  return { min, max, priceRule, freeQty };
}

/** An option; `maxQty` is the most of it in a unit, 0 no limit. */
export type Offered = { maxQty: number };
type Chosen = { qty: number; priceCents: Cents };

/** Each option of a plain group costs its own price. */
export const isPlain = ({ priceRule, freeQty }: GroupPricing) =>
  priceRule === "sum" && freeQty === 0;

/**
 * The cost of a group's chosen options in each unit. The free ones are taken off before the rule looks at the others.
 * An average is rounded once, half up.
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
  const free = freeUnits(chosen, freeQty);
  return chosen.flatMap((option) => {
    const qty = option.qty - (free.get(option) ?? 0);
    return qty === 0 ? [] : [{ qty, priceCents: option.priceCents }];
  });
}

export function freeUnits<Option extends Chosen>(
  chosen: readonly Option[],
  freeQty: number,
): Map<Option, number> {
  let left = freeQty;
  const cheapestFirst = [...chosen].sort((a, b) => a.priceCents - b.priceCents);
  return new Map(
    cheapestFirst.map((option) => {
      const free = Math.min(left, option.qty);
      left -= free;
      return [option, free];
    }),
  );
}

/** Whole numbers only: a quotient of floating-point numbers may fall on the wrong side of a half. */
function roundedHalfUp(total: Cents, count: number): Cents {
  const rest = total % count;
  return (total - rest) / count + (2 * rest >= count ? 1 : 0);
}

/** The most of an option in each unit, given how many others of its group are chosen. */
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

/**
 * How options are chosen: one of them, each of them at most once, or several of each. An optional group with at most
 * one choice is "one" too, with "nothing" as a further choice.
 */
export function choiceKind(
  { max }: Pick<OptionRules, "max">,
  options: readonly Offered[],
): "one" | "some" | "many" {
  if (max === 1) return "one";
  return options.every(({ maxQty }) => maxQty === 1) ? "some" : "many";
}
