import { useCallback } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type Refusal } from "../outbox/tab-outbox.ts";
import { useLineChanges } from "./use-line-changes.ts";

/** The ways to change a tab's draft. Each change is stored on the device at once. */
export function useDraft(hash: string, { table, name }: { table: number; name: string }) {
  const warn = useOwnToast();
  const change = useCallback(
    (next: (items: Cart["items"]) => Cart["items"]) => {
      const { draft } = outboxStore.current()[hash] ?? emptyOutbox;
      if (!hasRoom(draft, next)) {
        warn({ text: cartText.item.tooManyLines(maxOrderLines, maxOrderEntries), tone: "warn" });
        return false;
      }
      outboxStore.change(hash, (outbox) => {
        const items = next(outbox.draft.items);
        const isAsked =
          names(outbox.refusal, outbox.draft.items) && outbox.refusal?.isAside === false;
        const isSettled = isAsked && !names(outbox.refusal, items);
        return {
          ...outbox,
          table,
          name,
          draft: { items },
          // Every line that the refusal named has been taken out.
          refusal: isSettled ? null : outbox.refusal,
        };
      });
      return true;
    },
    [hash, table, name, warn],
  );
  const current = useCallback(
    () => (outboxStore.current()[hash] ?? emptyOutbox).draft.items,
    [hash],
  );
  return useLineChanges(change, current);
}

function hasRoom(draft: Cart, next: (items: Cart["items"]) => Cart["items"]): boolean {
  try {
    next(draft.items);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether the refusal is about any of the lines, or an option of one. */
function names(refusal: Refusal | null, items: Cart["items"]): boolean {
  return (refusal?.lines ?? []).some(({ path }) => {
    const [key = "", optionId] = path.split("/");
    const line = items[key];
    return line !== undefined && (optionId === undefined || optionId in line.children);
  });
}
