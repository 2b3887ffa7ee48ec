import { canBeMet, type Offered, type OptionRules } from "./option-rules.ts";

/** The field at which each problem with a group's rules is shown. */
export const wrongRule = {
  min_above_max: "min",
  free_above_max: "free_qty",
  min_above_options: "min",
} as const;

/** A problem with a group's rules; `options` is empty while the group is being made. */
export function rulesProblem(
  { min, max, freeQty }: OptionRules,
  options: readonly Offered[],
): keyof typeof wrongRule | undefined {
  if (max > 0 && min > max) return "min_above_max";
  if (max > 0 && freeQty > max) return "free_above_max";
  return options.length > 0 && !canBeMet({ min }, options) ? "min_above_options" : undefined;
}
