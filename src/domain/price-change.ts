import { maxTypedCents, type Cents } from "./money.ts";

/** Up by a positive number, down by a negative one; a percentage has at most two decimals. */
export type PriceChange = { by: "percent"; percent: number } | { by: "amount"; cents: Cents };

/** The most that prices can go up by, in percent. */
export const maxPercentUp = 1000;

/** Roundings of a changed price, by the names that a choice has. */
export const priceRoundings = {
  cents: { stepCents: 1, belowCents: 0 },
  "10": { stepCents: 10, belowCents: 0 },
  "50": { stepCents: 50, belowCents: 0 },
  "100": { stepCents: 100, belowCents: 0 },
  /** Ends in ,90. */
  "90": { stepCents: 100, belowCents: 10 },
} as const;
export type PriceRounding = keyof typeof priceRoundings;

/**
 * A price after a change, rounded once and half up, from 0 to what can be typed. A price of 0 says that nothing is
 * charged, and stays. RangeError for a percentage below -100, above the most, or with more than two decimals.
 */
export function changedPrice(
  cents: Cents,
  { change, rounding }: { change: PriceChange; rounding: PriceRounding },
): Cents {
  if (cents === 0) return 0;
  const { stepCents, belowCents } = priceRoundings[rounding];
  const exact =
    change.by === "amount" ? afterAmount(cents, change.cents) : afterPercent(cents, change.percent);
  if (exact.cents === 0 && exact.tenThousandths === 0) return 0;
  const shifted = exact.cents + belowCents;
  const over = shifted % stepCents;
  const isUp = 2 * (over * 10_000 + exact.tenThousandths) >= stepCents * 10_000;
  const rounded = shifted - over + (isUp ? stepCents : 0) - belowCents;
  // The least price that ends in ,90 is 0,90.
  return Math.min(rounded < 0 ? rounded + stepCents : rounded, maxTypedCents);
}

/** An amount that is not rounded yet: whole cents, and ten-thousandths of one. */
type Exact = { cents: Cents; tenThousandths: number };

function afterAmount(cents: Cents, more: Cents): Exact {
  return { cents: Math.max(0, cents + more), tenThousandths: 0 };
}

function afterPercent(cents: Cents, percent: number): Exact {
  const hundredths = Math.round(percent * 100);
  if (hundredths / 100 !== percent || percent < -100 || percent > maxPercentUp)
    throw new RangeError(`not a percentage by which prices change: ${percent}`);
  const factor = 10_000 + hundredths;
  // Two parts, because the product of both could exceed the safe integers.
  const rest = (cents % 10_000) * factor;
  return {
    cents: Math.floor(cents / 10_000) * factor + Math.floor(rest / 10_000),
    tenThousandths: rest % 10_000,
  };
}
