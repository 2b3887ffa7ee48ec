import { useSyncExternalStore } from "react";
import { isEmptyCart } from "../../domain/cart.ts";
import { emptyStoredCart, readStoredCart, type StoredCart } from "../cart/stored-cart.ts";
import { withoutArrived } from "../ordering/cart-corrections.ts";
import type { OrderRequest } from "../ordering/order-request.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { floorKeys } from "../storage/session-store.ts";
import { parsed, recordOf } from "../storage/stored-json.ts";

/** Kinds of orders that staff enter; those of a table are entered on its tab. */
export const counterOrderKinds = ["delivery", "takeout", "indoor", "table"] as const;
export type OrderKind = (typeof counterOrderKinds)[number];

/** An order that somebody of the staff is typing for somebody else. */
export type CounterDraft = StoredCart & { kind: OrderKind };

export const emptyCounterDraft: CounterDraft = { ...emptyStoredCart, kind: "delivery" };

/**
 * Customers' names and addresses: they last over a reload and go with the browser's tab or the session, like everything
 * under `floorKeys`.
 */
export const draftStore = createKeptStore<CounterDraft>({
  key: `${floorKeys}new-order`,
  findStorage: () => sessionStorage,
  read: (json) => {
    if (json === null) return emptyCounterDraft;
    const kind = recordOf(parsed(json))["kind"];
    const cart = readStoredCart(json, Date.now());
    return {
      ...cart,
      kind: counterOrderKinds.find((one) => one === kind) ?? emptyCounterDraft.kind,
    };
  },
  write: (draft) =>
    draft === emptyCounterDraft ? null : JSON.stringify({ ...draft, savedAt: Date.now() }),
});

/** A draft whose last line is taken out becomes another order: its sending is forgotten. */
export const withItems = (draft: CounterDraft, items: CounterDraft["items"]): CounterDraft => ({
  ...draft,
  items,
  ...(isEmptyCart({ items }) && { idempotencyKey: null, unanswered: [] }),
});

/**
 * The draft after the order sent from `sent` has arrived. Lines added since are the next order. A draft begun anew in
 * the meantime stays unchanged.
 */
export function afterArrival(
  draft: CounterDraft,
  { sent, arrived }: { sent: CounterDraft; arrived: OrderRequest },
): CounterDraft {
  if (draft.idempotencyKey !== sent.idempotencyKey) return draft;
  const rest = withoutArrived(draft, arrived);
  if (isEmptyCart(rest)) return emptyCounterDraft;
  return { ...rest, idempotencyKey: null, unanswered: [] };
}

export const useCounterDraft = (): CounterDraft =>
  useSyncExternalStore(draftStore.subscribe, draftStore.current, () => emptyCounterDraft);
