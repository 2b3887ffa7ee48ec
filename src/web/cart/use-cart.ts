import { useMemo, useSyncExternalStore } from "react";
import {
  emptyCart,
  isEmptyCart,
  putLine,
  removeQuantity,
  saveLine,
  type CartLine,
} from "../../domain/cart.ts";
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

const store = createCartStore(() => localStorage, Date.now);

const actions = {
  /** Replaces the line of the key. Throws as `putLine` does. */
  put: (key: string, line: CartLine): void => {
    store.change((cart) => putLine(cart, key, line));
  },
  /** Saves as `saveLine` does. False if there is no room for the line. */
  save: (saved: Parameters<typeof saveLine>[1]): boolean => {
    if (!saveLine(store.current(), saved)) return false;
    store.change((cart) => saveLine(cart, saved) ?? cart);
    return true;
  },
  /** Takes `qty` of the line away; at zero it is gone. */
  remove: (key: string, qty: number): void => {
    store.change((cart) => removeQuantity(cart, { key, qty }));
  },
  /** Takes every line away; what was typed at the checkout stays. */
  empty: (): void => {
    store.change((cart) => ({ ...cart, ...emptyCart }));
  },
  update: (patch: Partial<Omit<StoredCart, "items">>): void => {
    store.change((cart) => ({ ...cart, ...patch }));
  },
  /** Any other change to the stored cart. Returns the result. */
  change: store.change,
} as const;

/** The guest's cart, the same in every tab. On the server and until hydration it is empty. */
export function useCart(): { cart: StoredCart } & typeof actions {
  const cart = useSyncExternalStore(store.subscribe, store.current, nothingStored);
  return useMemo(() => ({ cart, ...actions }), [cart]);
}

function nothingStored(): StoredCart {
  return emptyStoredCart;
}
