import { useCallback } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { freeLineKey } from "../../../domain/line-key.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import {
  withAnother,
  withObservation,
  withOptions,
  withQuantity,
  type LinePlace,
} from "./draft-lines.ts";

type Lines = Cart["items"];

/**
 * The ways to change the lines that staff are typing. `change` stores the result, and returns whether there was room
 * for it. `current` returns the stored lines. Rows are drawn again unless both stay the same functions.
 */
export function useLineChanges(
  change: (next: (items: Lines) => Lines) => boolean,
  current: () => Lines,
) {
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
