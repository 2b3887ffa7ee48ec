/** The most of one item or option in an order; a quantity field has two characters. */
export const maxQuantity = 99;

/** The most lines in an order; an item may have several. */
export const maxOrderLines = 50;

/** The most entries in an order: each line is one, and each of its options. */
export const maxOrderEntries = 200;

export function countEntries(items: Record<string, { children?: object | undefined }>): number {
  return Object.values(items).reduce(
    (count, { children = {} }) => count + 1 + Object.keys(children).length,
    0,
  );
}

/** True for an integer from 1 to 99. */
export function isQuantity(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= maxQuantity;
}
