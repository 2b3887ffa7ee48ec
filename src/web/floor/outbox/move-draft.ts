import { emptyCart } from "../../../domain/cart.ts";
import { mergeLines } from "./order-lines.ts";
import type { OutboxStore } from "./outbox-store.ts";

/**
 * Moves one tab's draft to another tab, and adds it to the draft there. Does nothing if both exceed the limits of an
 * order.
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
  // The target is written first: in between, the draft is there twice, and is never lost.
  store.change(to, (outbox) => ({ ...outbox, table, draft: { items } }));
  store.change(from, (outbox) => ({
    ...outbox,
    draft: emptyCart,
    // The refusal of an order that was set aside does not concern the draft, so it stays.
    refusal: outbox.refusal?.isAside ? outbox.refusal : null,
  }));
  return "moved";
}
