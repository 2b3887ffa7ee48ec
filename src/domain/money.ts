/**
 * An amount in hundredths of the account's currency, always a safe integer. Amounts are added and
 * multiplied only in this form; reais with decimals exist on the wire and nowhere else.
 */
export type Cents = number;

/** The largest amount that a person can type: a thousand million reais. */
export const maxTypedCents: Cents = 100_000_000_000;

/**
 * The largest amount on the wire. Well above any sum of an order, and well below the point
 * (7 × 10^13 reais) where two neighbouring cents become the same floating-point number.
 */
export const maxWireCents: Cents = 1_000_000_000_000_000;

/** True for a number of reais with at most two decimals that converts to cents without loss. */
export function isReais(value: number): boolean {
  const cents = Math.round(value * 100);
  return Math.abs(cents) <= maxWireCents && cents / 100 === value;
}

/**
 * Cents of a wire amount: 19.9 is 1990. Throws RangeError for more than two decimals, NaN, infinity
 * and amounts beyond exact arithmetic.
 */
export function centsFromReais(reais: number): Cents {
  if (!isReais(reais)) throw new RangeError(`not an amount in reais: ${reais}`);
  // The addition turns -0 into 0.
  return Math.round(reais * 100) + 0;
}

/** Cents of all these wire amounts together: reais themselves do not add up, 10.1 and 20.2 are 30.299999999999997. */
export function centsOfAll(amounts: readonly number[]): Cents {
  return amounts.reduce<Cents>((sum, reais) => sum + centsFromReais(reais), 0);
}

/** The wire form: 1990 is 19.9. */
export function reaisFromCents(cents: Cents): number {
  return cents / 100;
}

/** 12345 is "12.345". */
export function wholeInPortuguese(whole: number): string {
  const digits = String(whole);
  return digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, ".") : digits;
}

/** The amount as people read it: 123450 is "R$ 1.234,50", -100 is "-R$ 1,00". */
export function moneyInPortuguese(cents: Cents, currency = "R$ "): string {
  const absolute = Math.abs(cents);
  const whole = wholeInPortuguese(Math.floor(absolute / 100));
  const decimals = String(absolute % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}${currency}${whole},${decimals}`;
}
