import { chosenProblems, type ChosenProblem } from "../../domain/chosen-options.ts";
import { mostOfOption } from "../../domain/option-rules.ts";
import type { CartLine } from "../../domain/cart.ts";
import type { ShownGroup, ShownItem } from "../content/menu-view.ts";

/** The chosen options of an item: by their ids, for all units of the line. */
export type Choice = { lineQty: number; chosen: Readonly<Record<string, number>> };

export function choiceOfLine({ qty, children }: CartLine): Choice {
  const chosen = Object.entries(children).map(([id, child]) => [id, child.qty] as const);
  return { lineQty: qty, chosen: Object.fromEntries(chosen) };
}

/** The number of an option in each unit. A sum of an older order that does not divide counts as more. */
export function inEachUnit({ lineQty, chosen }: Choice, optionId: string): number {
  return Math.ceil((chosen[optionId] ?? 0) / lineQty);
}

/** The number of options of the group chosen for each unit. */
export function chosenOf({ options }: ShownGroup, choice: Choice): number {
  return options.reduce((sum, { id }) => sum + inEachUnit(choice, id), 0);
}

/** The maximum of an option in each unit, given the others of its group. */
export function mostOf(group: ShownGroup, choice: Choice, optionId: string): number {
  const option = group.options.find(({ id }) => id === optionId);
  // An option that has run out can only be taken out.
  if (option?.soldOut) return inEachUnit(choice, optionId);
  const maxQty = option?.maxQty ?? 0;
  const others = chosenOf(group, choice) - inEachUnit(choice, optionId);
  return mostOfOption(group, { maxQty, others });
}

/** Problems with the choice by the rules of the item's groups. */
export function choiceProblems(
  { groups }: Pick<ShownItem, "groups">,
  { lineQty, chosen }: Choice,
): ChosenProblem[] {
  const options = groups.flatMap((group) =>
    group.options.flatMap(({ id, maxQty }) => {
      const qty = chosen[id] ?? 0;
      return qty > 0 ? [{ id, groupId: group.id, qty, maxQty }] : [];
    }),
  );
  const ruled = groups.map((group) => ({ ...group, offered: group.options }));
  return chosenProblems({ qty: lineQty, options }, ruled);
}

/** The groups of which something is still to be chosen, or too much is, in their order. */
export function unmetGroups(item: Pick<ShownItem, "groups">, choice: Choice): ShownGroup[] {
  const unmet = new Set(choiceProblems(item, choice).map(({ groupId }) => groupId));
  return item.groups.filter(({ id }) => unmet.has(id));
}

/** Options without an alternative: a group that must have the one option that it has. */
export function onlyChoices({ groups }: Pick<ShownItem, "groups">): Record<string, number> {
  return Object.fromEntries(
    groups.flatMap((group) => {
      const [option, ...others] = group.options;
      if (!option || option.soldOut || others.length > 0 || group.min === 0) return [];
      return [
        [option.id, Math.min(group.min, mostOf(group, { lineQty: 1, chosen: {} }, option.id))],
      ];
    }),
  );
}

/** Sets an option's quantity in each unit. In a group that allows only one option, it replaces the other. */
export function withOptionChosen(
  { options, max }: ShownGroup,
  { lineQty, chosen }: Choice,
  { optionId, perUnit }: { optionId: string; perUnit: number },
): Record<string, number> {
  const isReplaced = (id: string) => max === 1 && options.some((option) => option.id === id);
  const others = Object.entries(chosen).filter(([id]) => id !== optionId && !isReplaced(id));
  const next = perUnit > 0 ? [[optionId, perUnit * lineQty] as const] : [];
  return Object.fromEntries([...others, ...next]);
}
