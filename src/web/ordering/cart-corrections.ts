import type { RefusedLine } from "../../contract/errors.ts";
import {
  isEqualLine,
  mergeEqualLines,
  withLineQuantity,
  type Cart,
  type CartLine,
} from "../../domain/cart.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import type { OrderRequest } from "./order-request.ts";

/** The cart with the prices that a refusal named; lines that it did not name keep theirs. */
export function withNewPrices<C extends Cart>(cart: C, refused: readonly RefusedLine[]): C {
  const prices = new Map(refused.map(({ path, new_price }) => [path, new_price]));
  return mapLines(cart, (key, line) => ({
    ...priced(line, prices.get(key)),
    children: mapEntries(line.children, (childId, child) =>
      priced(child, prices.get(`${key}/${childId}`)),
    ),
  }));
}

/** The cart without the lines and the options that a refusal named; lines that are equal then are one. */
export function withoutLines<C extends Cart>(
  cart: C,
  refused: readonly Pick<RefusedLine, "path">[],
): C {
  const paths = new Set(refused.map(({ path }) => path));
  const rest = mapLines(cart, (key, line) => {
    if (paths.has(key)) return undefined;
    const children = mapEntries(line.children, (childId, child) =>
      paths.has(`${key}/${childId}`) ? undefined : child,
    );
    return { ...line, children };
  });
  return mergeEqualLines(rest);
}

/**
 * The cart without the units that an arrived order had of it. A key may be another line's now, so units are found by
 * their item and choice.
 */
export function withoutArrived<C extends Cart>(cart: C, { cartData }: OrderRequest): C {
  const arrived = Object.entries(cartData.items).map(([key, line]) => ({
    itemId: itemIdOf(key),
    line: { ...line, children: line.children ?? {} },
    units: line.qty,
  }));
  return mapLines(cart, (key, line) => {
    let { qty } = line;
    for (const one of arrived) {
      if (one.itemId !== itemIdOf(key) || !isEqualLine(one.line, line)) continue;
      const units = Math.min(qty, one.units);
      one.units -= units;
      qty -= units;
    }
    return qty > 0 ? withLineQuantity(line, qty) : undefined;
  });
}

function priced<E extends { extras: { price: number } }>(entry: E, price: number | undefined): E {
  return price === undefined ? entry : { ...entry, extras: { price } };
}

function mapLines<C extends Cart>(
  cart: C,
  change: (key: string, line: CartLine) => CartLine | undefined,
): C {
  return { ...cart, items: mapEntries(cart.items, change) };
}

/** The entries as changed; one that becomes undefined is left out. */
function mapEntries<E>(
  entries: Record<string, E>,
  change: (id: string, entry: E) => E | undefined,
): Record<string, E> {
  const changed = Object.entries(entries).flatMap(([id, entry]): [string, E][] => {
    const next = change(id, entry);
    return next === undefined ? [] : [[id, next]];
  });
  return Object.fromEntries(changed);
}
