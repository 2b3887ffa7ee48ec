import { maxQuantity } from "./quantity.ts";

// A cart's lines are kept by the item's id, and further lines of the same item by "<id>~2" to "<id>~99".

export function itemIdOf(lineKey: string): string {
  return lineKey.split("~", 1)[0] ?? lineKey;
}

/** The keys of the item's lines, in their order. */
export function lineKeysOf(items: object, itemId: string): string[] {
  return Object.keys(items).filter((key) => itemIdOf(key) === itemId);
}

/** The first key that no line of the item has; undefined when all are taken. */
export function freeLineKey(items: object, itemId: string): string | undefined {
  if (!Object.hasOwn(items, itemId)) return itemId;
  for (let number = 2; number <= maxQuantity; number += 1) {
    const key = `${itemId}~${number}`;
    if (!Object.hasOwn(items, key)) return key;
  }
  return undefined;
}

/** Units of each item, over all of its lines. */
export function unitsByItem(items: Readonly<Record<string, { qty: number }>>): Map<string, number> {
  const units = new Map<string, number>();
  for (const [key, { qty }] of Object.entries(items)) {
    const itemId = itemIdOf(key);
    units.set(itemId, (units.get(itemId) ?? 0) + qty);
  }
  return units;
}

/** The key of an order's line among the lines of several orders. */
export const orderLineKey = (orderId: string, line: number) => `${orderId} ${line}`;
