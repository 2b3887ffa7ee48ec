import { useCallback, useMemo, useRef, useState } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { freeLineKey, lineKeysOf } from "../../../domain/line-key.ts";
import type { ShownCategory, ShownItem } from "../../content/menu-view.ts";
import type { WantedLine } from "../../floor/tab/TabItem.tsx";
import { findUnmetLine } from "../../floor/tab/unmet-line.ts";
import { useLineChanges, type NextLines } from "../../floor/tab/use-line-changes.ts";

/** Unsent additions to an order, from the current menu. */
export function useAddedLines(categories: readonly ShownCategory[]) {
  const [items, setItems] = useState<Cart["items"]>({});
  const [wanted, setWanted] = useState<WantedLine>();
  const kept = useRef(items);
  const store = useCallback((next: NextLines) => {
    kept.current = next(kept.current);
    setItems(kept.current);
  }, []);
  const changes = useLineChanges(store, () => kept.current);
  const { onQuantity, onAnother } = changes;
  const open = (key: string, groupId: string | undefined, isLacking = false) =>
    setWanted({ key, groupId, isLacking });
  const another = (item: ShownItem) => {
    const key = onAnother(item);
    if (key !== undefined) open(key, item.groups[0]?.id);
  };
  const add = (item: ShownItem) => {
    const [key] = lineKeysOf(items, item.id);
    if (item.groups.length > 0 && key !== undefined) return another(item);
    const first = key ?? freeLineKey(items, item.id) ?? item.id;
    onQuantity({ item, key: first }, (items[first]?.qty ?? 0) + 1);
    return item.groups.length > 0 ? open(first, item.groups[0]?.id) : undefined;
  };
  const unmet = useMemo(() => findUnmetLine(categories, items), [categories, items]);
  /** Opens the first required choice that is missing. Returns whether there is one. */
  const leadToUnmet = () => {
    if (unmet) open(unmet.key, unmet.group.id, true);
    return unmet !== undefined;
  };
  return { items, wanted, changes: { ...changes, onAnother: another }, add, leadToUnmet };
}
