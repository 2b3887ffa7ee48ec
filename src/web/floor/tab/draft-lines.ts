import {
  putLine,
  removeQuantity,
  withLineQuantity,
  type Cart,
  type CartLine,
} from "../../../domain/cart.ts";
import { freeLineKey } from "../../../domain/line-key.ts";
import { maxQuantity } from "../../../domain/quantity.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { onlyChoices } from "../../ordering/group-choice.ts";
import { orderedEntry, orderedOptions } from "../../ordering/order-request.ts";

// Each function throws RangeError if an order has no room for what it puts.

type Lines = Cart["items"];

/** A line of an item, whether it is in the order already or not. */
export type LinePlace = { item: ShownItem; key: string };

/** The lines with this quantity of one line. At 0 the line goes, with its options and observation. */
export function withQuantity(items: Lines, { item, key }: LinePlace, qty: number): Lines {
  const line = items[key];
  if (qty <= 0) return removeQuantity({ items }, { key, qty: line?.qty ?? maxQuantity }).items;
  return putLine({ items }, key, withLineQuantity(line ?? lineOf(item), qty)).items;
}

export function withAnother(items: Lines, item: ShownItem): Lines {
  const key = freeLineKey(items, item.id);
  if (key === undefined) throw new RangeError("too many lines");
  return putLine({ items }, key, lineOf(item)).items;
}

/** Sets the options of all units of a line. A new line has one unit. */
export function withOptions(
  items: Lines,
  { item, key }: LinePlace,
  chosen: Readonly<Record<string, number>>,
): Lines {
  const line = items[key] ?? lineOf(item);
  const onMenu = new Set(item.groups.flatMap(({ options }) => options.map(({ id }) => id)));
  // An option that has left the menu stays until somebody has been told.
  const gone = Object.entries(line.children).filter(([id]) => !onMenu.has(id));
  const children = { ...Object.fromEntries(gone), ...orderedOptions(item, chosen) };
  return putLine({ items }, key, { ...line, children }).items;
}

/** Sets a line's observation for the kitchen. A new line has one unit. */
export function withObservation(items: Lines, { item, key }: LinePlace, obs: string): Lines {
  const { obs: _, ...line } = items[key] ?? lineOf(item);
  return putLine({ items }, key, obs === "" ? line : { ...line, obs }).items;
}

function lineOf(item: ShownItem): CartLine {
  return { ...orderedEntry(item, 1), children: orderedOptions(item, onlyChoices(item)) };
}
