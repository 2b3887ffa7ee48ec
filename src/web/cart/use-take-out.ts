import { itemIdOf } from "../../domain/line-key.ts";
import { hasRoomFor, isEmptyCart, putLine, saveLine } from "../../domain/cart.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { undoOffers } from "../ordering/just-added.ts";
import { useToast } from "../ui/Toast.tsx";
import { useCart } from "./use-cart.ts";

/** How long a removed line can be brought back: choosing it took some time. */
const undoMs = 10_000;

/** Takes a line out of the cart, and offers it back with its options and observation. */
export function useTakeOut(): (taken: { key: string; title: string }) => void {
  const { cart, remove, change } = useCart();
  const show = useToast();
  return ({ key, title }) => {
    const line = cart.items[key];
    if (!line) return;
    remove(key, line.qty);
    const about = `-${key}`;
    undoOffers.add(about);
    show({
      text: cartText.item.removed(title),
      about,
      durationMs: undoMs,
      action: {
        label: cartText.item.undo,
        run: () =>
          change((later) => {
            const { idempotencyKey, unanswered } = cart;
            // The same order again, if it was the last line: it may have arrived by now.
            const now = isEmptyCart(later) ? { ...later, idempotencyKey, unanswered } : later;
            // A choice of the item made since then stays as it is.
            const isFree = !Object.hasOwn(now.items, key) && hasRoomFor(now, key, line.children);
            if (isFree) return putLine(now, key, line);
            return saveLine(now, { itemId: itemIdOf(key), line }) ?? now;
          }),
      },
    });
  };
}
