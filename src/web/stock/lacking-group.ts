import type { Category } from "../../contract/content.ts";
import { canBeMet, optionRules } from "../../domain/option-rules.ts";

/**
 * The first required group without enough available options: its item is sold out until some are back. `left` has the
 * units left of counted entries.
 */
export function lackingGroup(
  groups: readonly Category[],
  left: ReadonlyMap<string, number>,
): Category | undefined {
  return groups
    .filter(({ active }) => active)
    .find(({ extras, items }) => {
      const offered = items.flatMap(({ id, active, extras: { sold_out, max_qty: maxQty } }) => {
        if (!active || sold_out) return [];
        const most = [maxQty, left.get(id) ?? 0].filter((limit) => limit > 0);
        return [{ maxQty: most.length > 0 ? Math.min(...most) : 0 }];
      });
      return !canBeMet(optionRules(extras), offered);
    });
}
