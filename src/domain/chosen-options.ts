import { optionPerUnit } from "./option-count.ts";
import { canBeMet, isPlain, type OptionRules } from "./option-rules.ts";

/** A group of an item, with the limits of its options that can be had. */
export type RuledGroup = OptionRules & { id: string; offered: readonly { maxQty: number }[] };

/** An option of a line; its number is for the whole line. `maxQty` is the most of it in a unit, 0 no limit. */
export type ChosenOption = { id: string; groupId: string; qty: number; maxQty: number };

/** A problem with the options of a line, for one group or for one option. */
export type ChosenProblem = { groupId: string; optionId?: string } & (
  | { code: "too_few"; min: number }
  | { code: "too_many"; max: number }
  | { code: "too_many_of_option"; max: number }
  /** Not the same number in each unit. */
  | { code: "uneven" }
);

/** Whether a group limits how many options are chosen, or prices them together. */
const hasRules = (group: OptionRules) => group.min > 0 || group.max > 0 || !isPlain(group);

/** Whether the options that can be had satisfy every group of an item. */
export function isOrderable(groups: readonly RuledGroup[]): boolean {
  return groups.every((group) => canBeMet(group, group.offered));
}

/** Problems with the options of a line by the rules of the item's groups, which hold for each unit. */
export function chosenProblems(
  { qty, options }: { qty: number; options: readonly ChosenOption[] },
  groups: readonly RuledGroup[],
): ChosenProblem[] {
  const uneven = options.filter((option) => optionPerUnit(qty, option.qty) === undefined);
  if (uneven.length > 0 && groups.some(hasRules))
    return uneven.map(({ id, groupId }) => ({ code: "uneven", groupId, optionId: id }));
  const tooMany = options.flatMap(({ id, groupId, qty: optionQty, maxQty }): ChosenProblem[] =>
    maxQty > 0 && optionQty > maxQty * qty
      ? [{ code: "too_many_of_option", max: maxQty, groupId, optionId: id }]
      : [],
  );
  const ofGroups = groups.flatMap(({ id: groupId, min, max }): ChosenProblem[] => {
    const chosen = options.filter((option) => option.groupId === groupId);
    const perUnit = chosen.reduce((sum, option) => sum + option.qty, 0) / qty;
    if (perUnit < min) return [{ code: "too_few", min, groupId }];
    return max > 0 && perUnit > max ? [{ code: "too_many", max, groupId }] : [];
  });
  return [...ofGroups, ...tooMany];
}
