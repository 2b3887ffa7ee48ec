import { usualColumns } from "../../../contract/field-values.ts";
import { problemText } from "../../../contract/problems.ts";
import { rulesProblem } from "../../../domain/option-rules.ts";
import { importTexts } from "../../texts/menu-files.ts";
import type { MatchedEntry } from "./match-entries.ts";
import type { FileProblem } from "./menu-file/menu-file.ts";
import type { StoredMenu } from "./stored-menu.ts";

/**
 * The file's groups whose rules would contradict each other, or that their options could not meet. Rules that the file
 * leaves as they are stored are let be.
 */
export function ruleProblems(matched: readonly MatchedEntry[], stored: StoredMenu): FileProblem[] {
  const optionsOf = Map.groupBy(matched, ({ parent }) => parent);
  const inFile = new Set(matched.map((entry) => entry.stored));
  return matched.flatMap((group): FileProblem[] => {
    const { file } = group;
    if (file.level !== "group") return [];
    const before = group.stored ?? usualColumns;
    const rules = {
      min: file.min ?? before.options_min,
      max: file.max ?? before.options_max,
      priceRule: file.price_rule ?? before.price_rule,
      freeQty: file.free_qty ?? before.free_qty,
    };
    const isSame =
      rules.min === before.options_min &&
      rules.max === before.options_max &&
      rules.priceRule === before.price_rule &&
      rules.freeQty === before.free_qty;
    if (isSame) return [];
    const others = (stored.byParent.get(group.entryId) ?? []).filter((one) => !inFile.has(one));
    const problem = rulesProblem(rules, [
      ...(optionsOf.get(group) ?? []).map((option) => ({
        maxQty: option.file.max_qty ?? option.stored?.max_qty ?? usualColumns.max_qty,
      })),
      ...others.map(({ max_qty: maxQty }) => ({ maxQty })),
    ]);
    if (problem === undefined) return [];
    const message = importTexts.wrongRules(file.titles.br ?? "", problemText({ code: problem }));
    return [{ line: file.line, message }];
  });
}
