import type { Cart } from "../../domain/cart.ts";
import { maxOrderEntries, maxOrderLines } from "../../domain/quantity.ts";
import { useLineChanges } from "../floor/tab/use-line-changes.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { useOwnToast } from "../ui/use-own-toast.ts";
import { useCallback } from "react";
import { draftStore } from "./counter-draft.ts";

const items = () => draftStore.current().items;

/** The ways to change the lines of the order that is being typed; each is kept at once. */
export function useDraftLines() {
  const warn = useOwnToast();
  const change = useCallback(
    (next: (lines: Cart["items"]) => Cart["items"]) => {
      try {
        const changed = next(items());
        draftStore.change((draft) => ({ ...draft, items: changed }));
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        warn({ text: cartText.item.tooManyLines(maxOrderLines, maxOrderEntries), tone: "warn" });
        return false;
      }
    },
    [warn],
  );
  return useLineChanges(change, items);
}
