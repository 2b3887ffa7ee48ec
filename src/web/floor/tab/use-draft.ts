import { useCallback } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { freeLineKey } from "../../../domain/line-key.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type Refusal } from "../outbox/tab-outbox.ts";
import {
  withAnother,
  withObservation,
  withOptions,
  withQuantity,
  type LinePlace,
} from "./draft-lines.ts";

/** The ways to change what is typed on a tab; each change is stored on the device at once. */
export function useDraft(hash: string, { table, name }: { table: number; name: string }) {
  const warn = useOwnToast();
  const change = useCallback(
    (next: (items: Cart["items"]) => Cart["items"]) => {
      const { draft } = outboxStore.current()[hash] ?? emptyOutbox;
      if (!hasRoom(draft, next)) {
        warn({ text: floorText.tab.tooMany(maxOrderLines, maxOrderEntries), tone: "warn" });
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
          // All that it asked about has been taken out.
          refusal: isSettled ? null : outbox.refusal,
        };
      });
      return true;
    },
    [hash, table, name, warn],
  );
  return {
    onQuantity: useCallback(
      (place: LinePlace, qty: number) => void change((items) => withQuantity(items, place, qty)),
      [change],
    ),
    /** Answers the key of the further line, where there is room for it. */
    onAnother: useCallback(
      (item: ShownItem) => {
        const { draft } = outboxStore.current()[hash] ?? emptyOutbox;
        const key = freeLineKey(draft.items, item.id);
        return change((items) => withAnother(items, item)) ? key : undefined;
      },
      [change, hash],
    ),
    onOptions: useCallback(
      (place: LinePlace, chosen: Record<string, number>) =>
        void change((items) => withOptions(items, place, chosen)),
      [change],
    ),
    onObservation: useCallback(
      (place: LinePlace, obs: string) => void change((items) => withObservation(items, place, obs)),
      [change],
    ),
  };
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

export type DraftChanges = ReturnType<typeof useDraft>;

/** Whether the refusal is about any of the lines, or an option of one. */
function names(refusal: Refusal | null, items: Cart["items"]): boolean {
  return (refusal?.lines ?? []).some(({ path }) => {
    const [key = "", optionId] = path.split("/");
    const line = items[key];
    return line !== undefined && (optionId === undefined || optionId in line.children);
  });
}
