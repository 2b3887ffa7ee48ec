import { useCallback } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type Refusal } from "../outbox/tab-outbox.ts";
import { useLineChanges, type NextLines } from "./use-line-changes.ts";

/** The ways to change a tab's draft. Each change is stored on the device at once. */
export function useDraft(hash: string, { table, name }: { table: number; name: string }) {
  const current = useCallback(
    () => (outboxStore.current()[hash] ?? emptyOutbox).draft.items,
    [hash],
  );
  const store = useCallback(
    (next: NextLines) => {
      // Throws before anything changes.
      next(current());
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
    },
    [hash, table, name, current],
  );
  return useLineChanges(store, current);
}

/** Whether the refusal is about any of the lines, or an option of one. */
function names(refusal: Refusal | null, items: Cart["items"]): boolean {
  return (refusal?.lines ?? []).some(({ path }) => {
    const [key = "", optionId] = path.split("/");
    const line = items[key];
    return line !== undefined && (optionId === undefined || optionId in line.children);
  });
}
