import {
  putLine,
  removeQuantity,
  withLineQuantity,
  type Cart,
  type CartLine,
} from "../../../domain/cart.ts";
import { maxQuantity } from "../../../domain/quantity.ts";
import type { ShownItem, ShownOption } from "../../content/menu-view.ts";
import { orderedEntry } from "../../ordering/order-request.ts";

type Lines = Cart["items"];

/** The lines with so many of the item; none takes its options and observation with it. */
export function withQuantity(items: Lines, item: ShownItem, qty: number): Lines {
  const line = items[item.id];
  if (qty <= 0)
    return removeQuantity({ items }, { itemId: item.id, qty: line?.qty ?? maxQuantity }).items;
  return putLine({ items }, item.id, withLineQuantity(line ?? lineOf(item), qty)).items;
}

/** The lines with so many of an option for all units of the item, which is then ordered at least once. */
export function withOption(items: Lines, item: ShownItem, option: ShownOption, qty: number): Lines {
  const line = items[item.id] ?? lineOf(item);
  const { [option.id]: _, ...others } = line.children;
  const children = qty <= 0 ? others : { ...others, [option.id]: orderedEntry(option, qty) };
  return putLine({ items }, item.id, { ...line, children }).items;
}

/** The lines with what the kitchen is to know about the item, which is then ordered at least once. */
export function withObservation(items: Lines, item: ShownItem, obs: string): Lines {
  const { obs: _, ...line } = items[item.id] ?? lineOf(item);
  return putLine({ items }, item.id, obs === "" ? line : { ...line, obs }).items;
}

function lineOf(item: ShownItem): CartLine {
  return { ...orderedEntry(item, 1), children: {} };
}
