import { isEmpty } from "../../domain/cart.ts";
import { emptyStoredCart, readStoredCart, type StoredCart } from "./stored-cart.ts";

/** Per host, and so per account. */
export const storageKey = "cartData";

export type CartStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type CartStore = {
  current: () => StoredCart;
  /** Changes what is stored now, which another tab may have changed since; returns the result. */
  change: (next: (cart: StoredCart) => StoredCart) => StoredCart;
  /** Another tab may have stored something. */
  refresh: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** What comes into an empty cart is another order. */
const noSending = { idempotencyKey: null, unanswered: [] } satisfies Partial<StoredCart>;

/** The cart in a storage; where that is full or forbidden, the cart lasts as long as the page. */
export function createCartStore(findStorage: () => CartStorage, now: () => number): CartStore {
  const listeners = new Set<() => void>();
  let lastJson: string | null | undefined;
  let cart = emptyStoredCart;
  /** The storage refused the latest change: what it holds is older than what is here. */
  let isAhead = false;

  const read = () => {
    if (isAhead) return;
    const json = attempt(() => findStorage().getItem(storageKey));
    if (json === undefined || json === lastJson) return;
    lastJson = json;
    cart = readStoredCart(json, now());
    if (json !== null && cart === emptyStoredCart) {
      attempt(() => findStorage().removeItem(storageKey));
    }
  };
  const write = () => {
    const json = JSON.stringify(cart);
    isAhead = !attempt(() => {
      findStorage().setItem(storageKey, json);
      return true;
    });
    if (!isAhead) lastJson = json;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    current() {
      if (lastJson === undefined) read();
      return cart;
    },
    change(next) {
      read();
      const changed = next(cart);
      if (changed === cart) return cart;
      cart = { ...changed, ...(isEmpty(changed) ? noSending : {}), savedAt: now() };
      write();
      tell();
      return cart;
    },
    refresh() {
      const before = cart;
      read();
      if (cart !== before) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The result, or undefined when the storage is full or forbidden. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
