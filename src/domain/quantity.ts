/** The most of one item or option in an order; a quantity field has two characters. */
export const maxQuantity = 99;

/** The most lines (different items) in an order. */
export const maxOrderLines = 50;

/** True for an integer from 1 to 99. */
export function isQuantity(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= maxQuantity;
}
