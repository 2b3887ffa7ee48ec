import { centsFromReais, isReais, type Cents } from "./money.ts";
import { optionQtyFor } from "./option-count.ts";
import { subtotal, type PricedLine } from "./order-total.ts";
import { countEntries, isQuantity, maxOrderEntries, maxOrderLines } from "./quantity.ts";

/** Prices are in reais, as on the wire: a stored cart is sent as it is. */
export type CartChild = {
  qty: number;
  /** The title for when the item has left the menu; carts of earlier versions have none. Not sent. */
  title_br?: string | undefined;
  extras: { price: number };
};

export type CartLine = {
  qty: number;
  obs?: string;
  title_br: string;
  extras: { price: number };
  /** By child id. Quantities are for the whole line: two pizzas with one border each have 2. */
  children: Record<string, CartChild>;
};

/**
 * A guest's order before it is sent, by item id. The functions here return a changed copy, and keep any other field
 * that the caller's cart has.
 */
export type Cart = { items: Record<string, CartLine> };

export const emptyCart: Cart = { items: {} };

export function isEmptyCart(cart: Cart): boolean {
  return Object.keys(cart.items).length === 0;
}

/** True when `putLine` has room for the item with these options, in place of the line that it may have. */
export function hasRoomFor(cart: Cart, itemId: string, children: object = {}): boolean {
  const items = { ...cart.items, [itemId]: { children } };
  return Object.keys(items).length <= maxOrderLines && countEntries(items) <= maxOrderEntries;
}

/**
 * Puts a line into the cart in place of the item's former one. Throws RangeError for a quantity outside 1 to 99, a
 * price that is no amount of money, or a line too many.
 */
export function putLine<C extends Cart>(cart: C, itemId: string, line: CartLine): C {
  for (const { qty, extras } of [line, ...Object.values(line.children)]) {
    if (!isQuantity(qty)) throw new RangeError(`not a quantity: ${qty}`);
    if (!isReais(extras.price) || extras.price < 0) {
      throw new RangeError(`not a price: ${extras.price}`);
    }
  }
  if (!hasRoomFor(cart, itemId, line.children)) throw new RangeError("too many lines");
  return { ...cart, items: { ...cart.items, [itemId]: line } };
}

/** The line with another number of units, 1 or more; each keeps its options. */
export function withLineQuantity(line: CartLine, qty: number): CartLine {
  const children = Object.entries(line.children).map(([id, child]) => [
    id,
    { ...child, qty: optionQtyFor(child.qty, { lineQty: line.qty, newLineQty: qty }) },
  ]);
  return { ...line, qty, children: Object.fromEntries(children) };
}

/**
 * Takes `qty` of the item out of the cart. At zero the line is gone. An item that is not there leaves the cart as it
 * is. Throws RangeError unless `qty` is from 1 to 99.
 */
export function removeQuantity<C extends Cart>(
  cart: C,
  { itemId, qty }: { itemId: string; qty: number },
): C {
  if (!isQuantity(qty)) throw new RangeError(`not a quantity: ${qty}`);
  // Own entries only: an id such as "constructor" must not find an inherited property.
  const line = Object.hasOwn(cart.items, itemId) ? cart.items[itemId] : undefined;
  if (line === undefined) return cart;
  if (line.qty > qty) {
    return {
      ...cart,
      items: { ...cart.items, [itemId]: withLineQuantity(line, line.qty - qty) },
    };
  }
  const others = Object.entries(cart.items).filter(([id]) => id !== itemId);
  return { ...cart, items: Object.fromEntries(others) };
}

/** The cart's lines with prices in cents. Throws RangeError for a price that is no amount of money. */
export function pricedLines(cart: Cart): PricedLine[] {
  return Object.values(cart.items).map((line) => ({
    ...priced(line),
    children: Object.values(line.children).map(priced),
  }));
}

/** Sums up the cart, options included. Throws RangeError for a price that is no amount of money. */
export function cartTotal(cart: Cart): Cents {
  return subtotal(pricedLines(cart));
}

/** How many units of items are in the cart; options are not counted. */
export function cartCount(cart: Cart): number {
  return Object.values(cart.items).reduce((count, line) => count + line.qty, 0);
}

function priced({ qty, extras }: CartChild): { qty: number; priceCents: Cents } {
  return { qty, priceCents: centsFromReais(extras.price) };
}
