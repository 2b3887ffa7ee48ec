import { emptyCart } from "../../../domain/cart.ts";
import { mergeLines } from "./order-lines.ts";
import type { OutboxStore } from "./outbox-store.ts";

/**
 * Moves what is typed on one tab by now to another, beside what is typed there. It stays where that is more than an order
 * can hold.
 */
export function moveDraft(
  store: OutboxStore,
  { from, to, table }: { from: string; to: string; table: number },
): "moved" | "no room" {
  const draft = store.current()[from]?.draft;
  if (!draft) return "moved";
  const there = store.current()[to]?.draft ?? emptyCart;
  const merged = mergeLines(there.items, draft.items);
  if (!merged) return "no room";
  const { items } = merged;
  // First there, then away from here: between the two it is twice on the screen, and never nowhere.
  store.change(to, (outbox) => ({ ...outbox, table, draft: { items } }));
  store.change(from, (outbox) => ({
    ...outbox,
    draft: emptyCart,
    // The refusal of an order that was set aside does not concern what is moved.
    refusal: outbox.refusal?.isAside ? outbox.refusal : null,
  }));
  return "moved";
}
