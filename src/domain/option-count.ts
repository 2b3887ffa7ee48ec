import { maxQuantity } from "./quantity.ts";

// Options are chosen for each unit of their line; carts and orders hold their number for the whole line.

/** A quantity with its wording. */
export type CountedText = { qty: number; title: string };

/** Number of an option for each unit. Undefined where an older cart or order has no whole number for each. */
export function optionPerUnit(lineQty: number, optionQty: number): number | undefined {
  return optionQty % lineQty === 0 ? optionQty / lineQty : undefined;
}

/** Whether an option's number is for each unit, or for all if it is not whole for each. Undefined for one unit. */
export function optionCounts(lineQty: number, optionQty: number): "each" | "all" | undefined {
  if (lineQty === 1) return undefined;
  return optionPerUnit(lineQty, optionQty) === undefined ? "all" : "each";
}

/** Adapts an option's quantity to another number of units. One without a whole number for each stays as it is. */
export function optionQtyFor(
  optionQty: number,
  { lineQty, newLineQty }: { lineQty: number; newLineQty: number },
): number {
  const perUnit = optionPerUnit(lineQty, optionQty);
  return perUnit === undefined ? optionQty : perUnit * newLineQty;
}

/** The most units of a line, given those of the item's other lines; `maxQty` is the most in an order, 0 no limit. */
export function mostOfItem(maxQty: number, otherUnits: number): number {
  return maxQty === 0 ? maxQuantity : Math.max(1, maxQty - otherUnits);
}

/** The most units of a line with which no option counts more than 99 in all. */
export function maxLineQty(lineQty: number, optionQtys: readonly number[]): number {
  const perUnit = optionQtys.map((qty) => optionPerUnit(lineQty, qty) ?? 1);
  return Math.floor(maxQuantity / Math.max(1, ...perUnit));
}
