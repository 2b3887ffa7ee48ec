import { freeLineKey, itemIdOf, lineKeysOf } from "./line-key.ts";
import { centsFromReais, isReais, type Cents } from "./money.ts";
import { optionQtyFor } from "./option-count.ts";
import type { GroupPricing } from "./option-rules.ts";
import { subtotal, type PricedLine, type PricedOption } from "./order-total.ts";
import { countEntries, isQuantity, maxOrderEntries, maxOrderLines } from "./quantity.ts";

/** Prices are in reais, as on the wire: a stored cart is sent unchanged. */
export type CartChild = {
  qty: number;
  /** The title to show once the item has left the menu; carts of earlier versions lack it. It is not sent. */
  title_br?: string | undefined;
  extras: { price: number };
  /** The option's group with its price rules as the guest saw them, if it has any. It is not sent. */
  group?: (GroupPricing & { id: string }) | undefined;
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
 * A guest's order before it is sent, by line keys (see `line-key.ts`). The functions here return a changed copy, and
 * keep any other field of the caller's cart.
 */
export type Cart = { items: Record<string, CartLine> };

export const emptyCart: Cart = { items: {} };

export function isEmptyCart(cart: Cart): boolean {
  return Object.keys(cart.items).length === 0;
}

/** True when `putLine` has room for a line with these options under the key. */
export function hasRoomFor(cart: Cart, key: string, children: object = {}): boolean {
  const items = { ...cart.items, [key]: { children } };
  return Object.keys(items).length <= maxOrderLines && countEntries(items) <= maxOrderEntries;
}

/**
 * Puts a line into the cart in place of the key's former one. Throws RangeError for a quantity outside 1 to 99, a price
 * that is no amount of money, or a line too many.
 */
export function putLine<C extends Cart>(cart: C, key: string, line: CartLine): C {
  for (const { qty, extras } of [line, ...Object.values(line.children)]) {
    if (!isQuantity(qty)) throw new RangeError(`not a quantity: ${qty}`);
    if (!isReais(extras.price) || extras.price < 0) {
      throw new RangeError(`not a price: ${extras.price}`);
    }
  }
  if (!hasRoomFor(cart, key, line.children)) throw new RangeError("too many lines");
  return { ...cart, items: { ...cart.items, [key]: line } };
}

/**
 * Puts a line of the item in place of the key's former one, or adds a further line if there is no key. If it equals
 * another line, the two are merged at the place of the first. Undefined if there is no room.
 */
export function saveLine<C extends Cart>(
  cart: C,
  { itemId, key, line }: { itemId: string; key?: string | undefined; line: CartLine },
): C | undefined {
  const own = key ?? freeLineKey(cart.items, itemId);
  const keys = lineKeysOf(cart.items, itemId);
  const merged = keys
    .filter((other) => other !== key)
    .map((other) => [other, mergedLine(cart.items[other], line)] as const)
    .find(([, both]) => both);
  if (merged?.[1]) {
    const [other, both] = merged;
    const first = keys.find((known) => known === key || known === other) ?? other;
    const rest = first === other ? key : other;
    return putLine(rest === undefined ? cart : withoutLine(cart, rest), first, both);
  }
  if (own === undefined || !hasRoomFor(cart, own, line.children)) return undefined;
  return putLine(cart, own, line);
}

export function mergeEqualLines<C extends Cart>(cart: C): C {
  const lines: [string, CartLine][] = [];
  for (const [key, line] of Object.entries(cart.items)) {
    const twin = lines.findIndex(
      ([known, other]) => itemIdOf(known) === itemIdOf(key) && mergedLine(other, line),
    );
    const [known, other] = lines[twin] ?? [key];
    lines.splice(twin === -1 ? lines.length : twin, 1, [known, mergedLine(other, line) ?? line]);
  }
  return { ...cart, items: Object.fromEntries(lines) };
}

/** Merges both at the second's prices; undefined if their units differ, or are more than a line holds. */
function mergedLine(known: CartLine | undefined, line: CartLine): CartLine | undefined {
  if (!known || !isEqualLine(known, line)) return undefined;
  const children = Object.entries(line.children).map(
    ([id, child]) => [id, { ...child, qty: child.qty + (known.children[id]?.qty ?? 0) }] as const,
  );
  const qty = known.qty + line.qty;
  if (![qty, ...children.map(([, child]) => child.qty)].every(isQuantity)) return undefined;
  return { ...line, qty, children: Object.fromEntries(children) };
}

/** The parts of a line that decide whether two lines of an item are equal. */
type Choice = {
  qty: number;
  obs?: string | undefined;
  children: Record<string, { qty: number }>;
};

/** Whether the units of both lines have the same options and observation. */
export function isEqualLine(a: Choice, b: Choice): boolean {
  const ids = Object.keys(a.children);
  return (
    (a.obs ?? "").trim() === (b.obs ?? "").trim() &&
    ids.length === Object.keys(b.children).length &&
    // Compares the numbers per unit by multiplication, because a quotient may be inexact.
    ids.every((id) => (a.children[id]?.qty ?? 0) * b.qty === (b.children[id]?.qty ?? 0) * a.qty)
  );
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
 * Takes `qty` units of a line out of the cart. At zero the line is removed. An unknown key changes nothing. Throws
 * RangeError unless `qty` is from 1 to 99.
 */
export function removeQuantity<C extends Cart>(
  cart: C,
  { key, qty }: { key: string; qty: number },
): C {
  if (!isQuantity(qty)) throw new RangeError(`not a quantity: ${qty}`);
  // Own entries only: an id such as "constructor" must not find an inherited property.
  const line = Object.hasOwn(cart.items, key) ? cart.items[key] : undefined;
  if (line === undefined) return cart;
  if (line.qty <= qty) return withoutLine(cart, key);
  return { ...cart, items: { ...cart.items, [key]: withLineQuantity(line, line.qty - qty) } };
}

function withoutLine<C extends Cart>(cart: C, key: string): C {
  const others = Object.entries(cart.items).filter(([other]) => other !== key);
  return { ...cart, items: Object.fromEntries(others) };
}

/** The cart's lines with prices in cents. Throws RangeError for a price that is no amount of money. */
export function pricedLines(cart: Cart): PricedLine[] {
  return Object.values(cart.items).map((line) => ({
    ...priced(line),
    children: Object.values(line.children).map((child) => ({
      ...priced(child),
      group: child.group,
    })),
  }));
}

/** Sums up the cart, options included. Throws RangeError for a price that is no amount of money. */
export function cartTotal(cart: Cart): Cents {
  return subtotal(pricedLines(cart));
}

/** The number of units of items in the cart; options are not counted. */
export function cartCount(cart: Cart): number {
  return Object.values(cart.items).reduce((count, line) => count + line.qty, 0);
}

function priced({ qty, extras }: CartChild): PricedOption {
  return { qty, priceCents: centsFromReais(extras.price) };
}
