import type { Category, Item } from "../../../../contract/content.ts";
import { canBeMet, optionRules } from "../../../../domain/option-rules.ts";
import { rulesProblem, wrongRule } from "../../../../domain/rules-problem.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import type { EntryFields } from "./entry-fields.ts";

const ruleNames = ["min", "max", "price_rule", "free_qty"] as const;

/** Whether some of the changes are of a group's rules, which are checked together. */
export const hasRuleIn = (changes: object) => ruleNames.some((name) => name in changes);

const offeredBy = (options: readonly Item[]) =>
  options.map(({ extras }) => ({ maxQty: extras.max_qty }));

/** Problems of changed rules, at the fields that show them. */
export function ruleErrors(
  group: Category,
  { changes, fields }: { changes: EntryFields; fields: EntryFields },
): Errors {
  if (!hasRuleIn(changes)) return {};
  const problem = rulesProblem(optionRules(fields), offeredBy(group.items));
  if (problem === undefined) return {};
  return { [wrongRule[problem]]: entryText.entry.rules[problem] };
}

/** Why the group's item cannot be ordered: its active options are too few for the minimum. */
export function unmetWarning(group: Category): string | undefined {
  const options = offeredBy(group.items.filter(({ active }) => active));
  const { min } = optionRules(group.extras);
  if (!group.active || canBeMet({ min }, options)) return undefined;
  const most = options.reduce((sum, { maxQty }) => sum + maxQty, 0);
  return entryText.entry.rules.unmet(min, most);
}
