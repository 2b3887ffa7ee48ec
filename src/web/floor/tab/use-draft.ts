import { useCallback } from "react";
import { hasRoomFor, type Cart } from "../../../domain/cart.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import type { ShownItem, ShownOption } from "../../content/menu-view.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type Refusal } from "../outbox/tab-outbox.ts";
import { withObservation, withOption, withQuantity } from "./draft-lines.ts";

/** The ways to change what is typed on a tab; each change is stored on the device at once. */
export function useDraft(hash: string, { table, name }: { table: number; name: string }) {
  const warn = useOwnToast();
  const change = useCallback(
    (item: ShownItem, next: (items: Cart["items"]) => Cart["items"], option?: ShownOption) => {
      const { draft } = outboxStore.current()[hash] ?? emptyOutbox;
      const children = {
        ...draft.items[item.id]?.children,
        ...(option && { [option.id]: option }),
      };
      if (!hasRoomFor(draft, item.id, children)) {
        warn({ text: floorText.tab.tooMany(maxOrderLines, maxOrderEntries), tone: "warn" });
        return;
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
    },
    [hash, table, name, warn],
  );
  return {
    onQuantity: useCallback(
      (item: ShownItem, qty: number) => change(item, (items) => withQuantity(items, item, qty)),
      [change],
    ),
    onOption: useCallback(
      (item: ShownItem, option: ShownOption, qty: number) =>
        change(item, (items) => withOption(items, item, option, qty), option),
      [change],
    ),
    onObservation: useCallback(
      (item: ShownItem, obs: string) => change(item, (items) => withObservation(items, item, obs)),
      [change],
    ),
  };
}

/** Whether the refusal is about any of the lines, or an option of one. */
function names(refusal: Refusal | null, items: Cart["items"]): boolean {
  return (refusal?.lines ?? []).some(({ path }) => {
    const [itemId = "", optionId] = path.split("/");
    const line = items[itemId];
    return line !== undefined && (optionId === undefined || optionId in line.children);
  });
}
