import { isEmptyCart } from "../../domain/cart.ts";
import { createKeptStore, type KeptStorage, type KeptStore } from "../storage/kept-store.ts";
import { emptyStoredCart, readStoredCart, type StoredCart } from "./stored-cart.ts";

export const storageKey = "cartData";

/** An item put into an empty cart begins another order. */
const noSending = { idempotencyKey: null, unanswered: [] } satisfies Partial<StoredCart>;

/** The guest's cart; each change says when it was made. */
export function createCartStore(
  findStorage: () => KeptStorage,
  now: () => number,
): KeptStore<StoredCart> {
  const store = createKeptStore<StoredCart>({
    key: storageKey,
    findStorage,
    read: (json) => readStoredCart(json, now()),
    write: (cart) => (cart === emptyStoredCart ? null : JSON.stringify(cart)),
  });
  return {
    ...store,
    change: (next) =>
      store.change((cart) => {
        const changed = next(cart);
        if (changed === cart) return cart;
        return { ...changed, ...(isEmptyCart(changed) ? noSending : {}), savedAt: now() };
      }),
  };
}
