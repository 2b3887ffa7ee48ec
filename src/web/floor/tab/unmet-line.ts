import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf } from "../../../domain/line-key.ts";
import { findItem, type ShownCategory } from "../../content/menu-view.ts";
import { choiceOfLine, unmetGroups } from "../../ordering/group-choice.ts";
import type { WantedLine } from "./TabItem.tsx";

/** The first line with a choice still to make, and the first group that lacks it. */
export function findUnmetLine(categories: readonly ShownCategory[], items: Cart["items"]) {
  for (const [key, line] of Object.entries(items)) {
    const item = findItem(categories, itemIdOf(key));
    const [group] = item ? unmetGroups(item, choiceOfLine(line)) : [];
    if (item && group) return { key, item, group };
  }
  return undefined;
}

type Known = { categories: readonly ShownCategory[]; unmet: ReturnType<typeof findUnmetLine> };

/** A line to lead to, opened at the group that lacks a choice, or at its first. */
export function wantedLine(key: string, { categories, unmet }: Known): WantedLine {
  const [first] = findItem(categories, itemIdOf(key))?.groups ?? [];
  return { key, groupId: unmet?.key === key ? unmet.group.id : first?.id, isLacking: true };
}
