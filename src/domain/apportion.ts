import type { Cents } from "./money.ts";

/** `cents` times `part` divided by `whole`, rounded down. It uses BigInt: the product may exceed the safe integers. */
export function proportion(cents: Cents, part: number, whole: number): Cents {
  return whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));
}

/**
 * Splits an amount in proportion to the weights, by largest remainder: each part is within a cent of its exact value,
 * and their sum is the amount. Equal remainders are served in order. If all weights are 0, all parts are 0.
 */
export function apportion(cents: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => proportion(cents, weight, whole));
  if (whole === 0) return parts;
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const remainders = weights
    .map((weight, index) => ({
      index,
      rest: (BigInt(cents) * BigInt(weight)) % BigInt(whole),
    }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
