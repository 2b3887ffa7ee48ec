import type { PrintedGroup, PrintedItem } from "./asked-menu.ts";

/**
 * Takes out the groups that all items have, so that a category of burgers says its additions once. Groups are alike
 * when their printed prices and rules are, and not only their words.
 */
export function shareGroups(items: readonly PrintedItem[]): {
  groups: PrintedGroup[];
  items: PrintedItem[];
} {
  const [first, ...others] = items;
  if (!first || others.length === 0) return { groups: [], items: [...items] };
  const groups = first.groups.filter((group) => others.every((item) => hasGroup(item, group)));
  const isShared = (group: PrintedGroup) => groups.some((shared) => isSame(shared, group));
  return {
    groups,
    items: items.map((item) => ({
      ...item,
      groups: item.groups.filter((group) => !isShared(group)),
    })),
  };
}

const hasGroup = ({ groups }: PrintedItem, wanted: PrintedGroup) =>
  groups.some((group) => isSame(group, wanted));

const isSame = (one: PrintedGroup, other: PrintedGroup) =>
  JSON.stringify(one) === JSON.stringify(other);
