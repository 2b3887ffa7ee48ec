import { hasRoomFor, putLine } from "../../domain/cart.ts";
import { text } from "../text/dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { useCart } from "./use-cart.ts";

/** What was chosen of an item took some time: so long it can be had back. */
const undoMs = 10_000;

/** Takes an item's line out of the cart, and offers it back with its options and observation. */
export function useTakeOut(): (item: { id: string; title: string }) => void {
  const { cart, remove, change } = useCart();
  const show = useToast();
  return ({ id, title }) => {
    const line = cart.items[id];
    if (!line) return;
    remove(id, line.qty);
    show({
      text: text.item.removed(title),
      durationMs: undoMs,
      action: {
        label: text.item.undo,
        run: () =>
          change((now) => {
            // What has been chosen of it since stays.
            const isFree = !Object.hasOwn(now.items, id) && hasRoomFor(now, id, line.children);
            return isFree ? putLine(now, id, line) : now;
          }),
      },
    });
  };
}
