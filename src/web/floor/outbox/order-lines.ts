import { isEqualLine, saveLine, type Cart, type CartLine } from "../../../domain/cart.ts";
import { itemIdOf, lineKeysOf } from "../../../domain/line-key.ts";
import { sentLines, type OrderRequest } from "../../ordering/order-request.ts";

type Lines = Cart["items"];

/**
 * The body for lines on a tab, in the order they were typed, which is how the kitchen reads them. A stored order keeps
 * that sequence, so that a repeat sends the same bytes.
 */
export function tabRequest(hash: string, items: Lines): OrderRequest {
  return { userData: { name: "" }, cartData: { items: sentLines(items) }, locationHash: hash };
}

/** Both orders as one, and the keys that the second one's lines have in it. Undefined if an order cannot hold both. */
export function mergeLines(
  into: Lines,
  from: Lines,
): { items: Lines; keys: ReadonlyMap<string, string> } | undefined {
  const keys = new Map<string, string>();
  let cart: Cart = { items: into };
  for (const [key, line] of Object.entries(from)) {
    const { items: before } = cart;
    const merged = saveLine(cart, { itemId: itemIdOf(key), line });
    const place = Object.keys(merged?.items ?? {}).find(
      (known) => merged?.items[known] !== before[known],
    );
    if (!merged || place === undefined) return undefined;
    // A line that was typed as one must not become two.
    const isSplit = !Object.hasOwn(before, place) && hasEqual(before, itemIdOf(key), line);
    if (isSplit) return undefined;
    keys.set(key, place);
    cart = merged;
  }
  return { items: cart.items, keys };
}

function hasEqual(items: Lines, itemId: string, line: CartLine): boolean {
  return lineKeysOf(items, itemId).some((key) => {
    const known = items[key];
    return known !== undefined && isEqualLine(known, line);
  });
}
