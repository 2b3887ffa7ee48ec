import { useMemo, useSyncExternalStore } from "react";
import { emptyCart, putLine, removeQuantity, saveLine, type CartLine } from "../../domain/cart.ts";
import { createCartStore } from "./cart-store.ts";
import { emptyStoredCart, type StoredCart } from "./stored-cart.ts";

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
