import type { Menu } from "../../contract/content.ts";
import {
  mergeEqualLines,
  saveLine,
  withLineQuantity,
  type Cart,
  type CartLine,
} from "../../domain/cart.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import { optionPerUnit } from "../../domain/option-count.ts";
import { withoutLines } from "./cart-corrections.ts";

/** The path of a cart's line, or of its option after a slash. Without `left` it has run out. */
type Named = { path: string; left?: number | undefined };

/** Units left of items and options, by their ids; all lines share them. */
type Left = Map<string, number>;

/** Whether any of the items, or of their options, is counted: then only the server knows how many there are. */
export function hasCountedStock(items: Cart["items"], { menu, menuSubGroups }: Menu): boolean {
  const counted = [...menu, ...Object.values(menuSubGroups).flat()]
    .flatMap((category) => category.items)
    .filter(({ extras }) => extras.counted);
  const ids = new Set(
    Object.entries(items).flatMap(([key, { children }]) => [
      itemIdOf(key),
      ...Object.keys(children),
    ]),
  );
  return counted.some(({ id }) => ids.has(id));
}

/** The cart without what has run out, and with no more of the rest than there is. */
export function withWhatIsLeft<C extends Cart>(cart: C, lines: readonly Named[]): C {
  const gone = lines.filter(({ left }) => left === undefined);
  const left: Left = new Map(
    lines.flatMap((line) => (line.left === undefined ? [] : [[entryIdOf(line), line.left]])),
  );
  const parts = Object.entries(withoutLines(cart, gone).items).map(
    ([key, line]) => [key, partsLeft(line, itemIdOf(key), left)] as const,
  );
  const first = parts.flatMap(([key, [line]]) => (line ? [[key, line] as const] : []));
  // saveLine gives these lines keys that no other line has.
  const further = parts.flatMap(([key, [, line]]) =>
    line ? [[itemIdOf(key), line] as const] : [],
  );
  return further.reduce(
    (next, [itemId, line]) => saveLine(next, { itemId, line }) ?? next,
    mergeEqualLines({ ...cart, items: Object.fromEntries(first) }),
  );
}

function entryIdOf({ path }: Named): string {
  const [key = "", optionId] = path.split("/");
  return optionId ?? itemIdOf(key);
}

/**
 * Splits a line into the parts that are available: some units keep an option that is short, and the others go without.
 */
function partsLeft(line: CartLine, itemId: string, left: Left): CartLine[] {
  const units = take(left, itemId, line.qty);
  if (units === 0) return [];
  const some = withLineQuantity(line, units);
  const most = Object.entries(some.children).map(([id, { qty }]): [string, number] => {
    const perUnit = optionPerUnit(units, qty);
    const rest = left.get(id) ?? qty;
    if (perUnit === undefined) return [id, rest > 0 ? units : 0];
    return [id, Math.min(units, Math.floor(rest / perUnit))];
  });
  const full = Math.min(units, ...most.map(([, having]) => having));
  const short = new Set(most.flatMap(([id, having]) => (having < units ? [id] : [])));
  return [
    withTaken(withLineQuantity(some, full), left),
    withTaken(withLineQuantity(withoutOptions(some, short), units - full), left),
  ].filter(({ qty }) => qty > 0);
}

function withoutOptions(line: CartLine, ids: ReadonlySet<string>): CartLine {
  const children = Object.entries(line.children).filter(([id]) => !ids.has(id));
  return { ...line, children: Object.fromEntries(children) };
}

/** The line with no more of its options than there are, which are then no longer there for others. */
function withTaken(line: CartLine, left: Left): CartLine {
  const children = Object.entries(line.children).flatMap(([id, child]) => {
    const qty = line.qty === 0 ? 0 : take(left, id, child.qty);
    return qty > 0 ? [[id, { ...child, qty }]] : [];
  });
  return { ...line, children: Object.fromEntries(children) };
}

function take(left: Left, id: string, wanted: number): number {
  const rest = left.get(id);
  if (rest === undefined) return wanted;
  const taken = Math.min(wanted, rest);
  left.set(id, rest - taken);
  return taken;
}
