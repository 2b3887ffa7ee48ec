import type { ShownGroup } from "../content/menu-view.ts";
import type { Choice } from "./group-choice.ts";

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
