import { emptyCart, putLine, type Cart, type CartChild, type CartLine } from "../../domain/cart.ts";
import { priceRules } from "../../domain/option-rules.ts";
import { isRecord, listOf, numberOf, recordOf, textOf } from "../storage/stored-json.ts";
import type { OrderRequest } from "./order-request.ts";

/** Lines that a browser had stored, held to the rules of an order; undefined when one of them is broken. */
export function readLines(stored: unknown): Cart["items"] | undefined {
  try {
    return Object.entries(recordOf(stored)).reduce(
      (cart, [key, line]) => putLine(cart, key, readLine(recordOf(line))),
      emptyCart,
    ).items;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readLine(line: Record<string, unknown>): CartLine {
  const children = Object.entries(recordOf(line["children"]));
  const obs = textOf(line["obs"]);
  return {
    ...readCount(line),
    title_br: textOf(line["title_br"]),
    ...(obs === "" ? {} : { obs }),
    children: Object.fromEntries(children.map(([id, child]) => [id, readChild(recordOf(child))])),
  };
}

/** Carts of earlier versions have no groups: an option of theirs costs its own price. */
function readChild({ group, ...child }: Record<string, unknown>): CartChild {
  const { id, priceRule: rule, freeQty } = recordOf(group);
  const priceRule = priceRules.find((known) => known === rule);
  const free = numberOf(freeQty);
  if (typeof id !== "string" || !priceRule || !(free >= 0)) return readCount(child);
  return { ...readCount(child), group: { id, priceRule, freeQty: free } };
}

function readCount({ qty, title_br, extras }: Record<string, unknown>): CartChild {
  return {
    qty: numberOf(qty),
    title_br: textOf(title_br) || undefined,
    extras: { price: numberOf(recordOf(extras)["price"]) },
  };
}

/** Orders that were sent and got no answer. Written by this program; the server checks them once more. */
export function readRequests(stored: unknown): OrderRequest[] {
  return listOf(stored).filter((request): request is OrderRequest => {
    const { userData, cartData } = recordOf(request);
    return isRecord(userData) && isRecord(cartData) && isRecord(cartData["items"]);
  });
}
