import type { Cents } from "./money.ts";

/** True for a number from 0 to 100 with at most two decimals. */
export function isPercentage(percent: number): boolean {
  return percent >= 0 && percent <= 100 && Math.round(percent * 100) / 100 === percent;
}

/** A percentage of an amount, rounded half up to a cent. RangeError unless `percent` is a percentage. */
export function percentOf(cents: Cents, percent: number): Cents {
  if (!isPercentage(percent)) throw new RangeError(`not a percentage: ${percent}`);
  const hundredths = Math.round(percent * 100);
  // Two steps, because the product of both could exceed the safe integers.
  const tenThousands = Math.floor(cents / 10_000);
  const rest = cents - tenThousands * 10_000;
  return tenThousands * hundredths + Math.floor((rest * hundredths + 5000) / 10_000);
}
