import { emptyCart, putLine, type Cart, type CartLine } from "../../../domain/cart.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { sentLines, type OrderRequest } from "../../ordering/order-request.ts";

type Lines = Cart["items"];

/**
 * What is sent for lines on a tab, in the order in which they were typed: so the kitchen reads them. What is stored of an
 * order keeps that order, so that sending it again sends the same bytes.
 */
export function tabRequest(hash: string, items: Lines): OrderRequest {
  return { userData: { name: "" }, cartData: { items: sentLines(items) }, locationHash: hash };
}

/** Both orders as one; undefined where that is more than an order can hold. */
export function mergeLines(into: Lines, from: Lines): Lines | undefined {
  try {
    return Object.entries(from).reduce((cart, [itemId, line]) => {
      const known = cart.items[itemId];
      return putLine(cart, itemId, known ? mergeLine(known, line) : line);
    }, putAll(into)).items;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function mergeLine(known: CartLine, line: CartLine): CartLine {
  const children = { ...known.children };
  for (const [childId, child] of Object.entries(line.children)) {
    children[childId] = { ...child, qty: child.qty + (children[childId]?.qty ?? 0) };
  }
  const obs = [...new Set([known.obs, line.obs])].filter((text) => text && !isBlank(text));
  return {
    ...line,
    qty: known.qty + line.qty,
    ...(obs.length === 0 ? {} : { obs: obs.join("; ") }),
    children,
  };
}

function putAll(items: Lines): Cart {
  return Object.entries(items).reduce((cart, [id, line]) => putLine(cart, id, line), emptyCart);
}
