import { useCallback } from "react";
import {
  hasRoomFor,
  type Cart,
  putLine,
  removeQuantity,
  withLineQuantity,
  type CartLine,
} from "../../../domain/cart.ts";
import { maxOrderEntries, maxOrderLines, maxQuantity } from "../../../domain/quantity.ts";
import type { ShownItem, ShownOption } from "../../content/menu-view.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { workStore } from "../unsent/floor-work.ts";
import { emptyDraft, type Draft, type Refusal } from "../unsent/tab-work.ts";
import { orderedEntry } from "../../ordering/order-request.ts";

/** The ways to change what is typed on a tab; each change is stored on the device at once. */
export function useDraft(hash: string, { table, name }: { table: number; name: string }) {
  const warn = useOwnToast();
  const change = useCallback(
    (item: ShownItem, next: (items: Cart["items"]) => Cart["items"], option?: ShownOption) => {
      const draft = workStore.current()[hash]?.draft ?? emptyDraft;
      const children = {
        ...draft.items[item.id]?.children,
        ...(option && { [option.id]: option }),
      };
      if (!hasRoomFor(draft, item.id, children)) {
        warn({ text: floorText.tab.tooMany(maxOrderLines, maxOrderEntries), tone: "warn" });
        return;
      }
      workStore.change(hash, (work) => {
        const items = next(work.draft.items);
        const isAsked = names(work.refusal, work.draft.items) && work.refusal?.isAside === false;
        const isSettled = isAsked && !names(work.refusal, items);
        return {
          ...work,
          table,
          name,
          draft: withItems(work.draft, items),
          // All that it asked about has been taken out.
          refusal: isSettled ? null : work.refusal,
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

/** A draft without lines is no longer a correction of anything. */
function withItems(draft: Draft, items: Cart["items"]): Draft {
  return Object.keys(items).length === 0 ? emptyDraft : { ...draft, items };
}

/** Whether the refusal is about any of the lines, or an option of one. */
function names(refusal: Refusal | null, items: Cart["items"]): boolean {
  return (refusal?.lines ?? []).some(({ path }) => {
    const [itemId = "", optionId] = path.split("/");
    const line = items[itemId];
    return line !== undefined && (optionId === undefined || optionId in line.children);
  });
}

type Lines = Cart["items"];

/** The lines with so many of the item; none takes its options and observation with it. */
export function withQuantity(items: Lines, item: ShownItem, qty: number): Lines {
  const line = items[item.id];
  if (qty <= 0)
    return removeQuantity({ items }, { itemId: item.id, qty: line?.qty ?? maxQuantity }).items;
  return putLine({ items }, item.id, withLineQuantity(line ?? lineOf(item), qty)).items;
}

/** The lines with so many of an option for all units of the item, which is then ordered at least once. */
export function withOption(items: Lines, item: ShownItem, option: ShownOption, qty: number): Lines {
  const line = items[item.id] ?? lineOf(item);
  const { [option.id]: _, ...others } = line.children;
  const children = qty <= 0 ? others : { ...others, [option.id]: orderedEntry(option, qty) };
  return putLine({ items }, item.id, { ...line, children }).items;
}

/** The lines with what the kitchen is to know about the item, which is then ordered at least once. */
export function withObservation(items: Lines, item: ShownItem, obs: string): Lines {
  const { obs: _, ...line } = items[item.id] ?? lineOf(item);
  return putLine({ items }, item.id, obs === "" ? line : { ...line, obs }).items;
}

function lineOf(item: ShownItem): CartLine {
  return { ...orderedEntry(item, 1), children: {} };
}
