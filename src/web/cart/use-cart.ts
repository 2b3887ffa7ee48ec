import { useMemo, useSyncExternalStore } from "react";
import { emptyCart, putLine, removeQuantity, type CartLine } from "../../domain/cart.ts";
import { createCartStore } from "./cart-store.ts";
import { emptyStoredCart, type StoredCart } from "./stored-cart.ts";

const store = createCartStore(() => localStorage, Date.now);

const actions = {
  /** The item's line, in place of the one it had. Throws as `putLine` does. */
  put: (itemId: string, line: CartLine): void => {
    store.change((cart) => putLine(cart, itemId, line));
  },
  /** Takes `qty` of the item away; at zero it is gone. */
  remove: (itemId: string, qty: number): void => {
    store.change((cart) => removeQuantity(cart, { itemId, qty }));
  },
  /** Takes every line away; what was typed at the checkout stays. */
  empty: (): void => {
    store.change((cart) => ({ ...cart, ...emptyCart }));
  },
  update: (patch: Partial<Omit<StoredCart, "items">>): void => {
    store.change((cart) => ({ ...cart, ...patch }));
  },
  /** Any other change, of what is stored now; returns the result. */
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
