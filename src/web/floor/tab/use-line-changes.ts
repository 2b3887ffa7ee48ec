import { useCallback } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { freeLineKey } from "../../../domain/line-key.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import {
  withAnother,
  withObservation,
  withOptions,
  withQuantity,
  type LinePlace,
} from "./draft-lines.ts";

type Lines = Cart["items"];
export type NextLines = (items: Lines) => Lines;

/**
 * The ways to change the lines that staff are typing. `store` keeps the result, and throws the RangeError of lines that
 * have no room. `current` returns the stored lines. Rows are drawn again unless both stay the same functions.
 */
export function useLineChanges(store: (next: NextLines) => void, current: () => Lines) {
  const warn = useOwnToast();
  const change = useCallback(
    (next: NextLines) => {
      try {
        store(next);
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        warn({ text: cartText.item.tooManyLines(maxOrderLines, maxOrderEntries), tone: "warn" });
        return false;
      }
    },
    [store, warn],
  );
  return {
    onQuantity: useCallback(
      (place: LinePlace, qty: number) => void change((items) => withQuantity(items, place, qty)),
      [change],
    ),
    /** Returns the further line's key, or undefined without room for it. */
    onAnother: useCallback(
      (item: ShownItem) => {
        const key = freeLineKey(current(), item.id);
        return change((items) => withAnother(items, item)) ? key : undefined;
      },
      [change, current],
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

export type DraftChanges = ReturnType<typeof useLineChanges>;
