import { usualColumns } from "../../../contract/field-values.ts";
import { rulesProblem, wrongRule } from "../../../domain/option-rules.ts";
import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { listChildren, type EntryRow, type EntryValues } from "../menu/entry-queries.ts";

const ruleColumns = ["options_min", "options_max", "price_rule", "free_qty"] as const;

/**
 * Refuses rules of a group that contradict each other, or that its options cannot meet. An edit that leaves them as they
 * are stored is let through: options may have gone since.
 */
export async function refuseRules(
  tx: Tx,
  { values, stored }: { values: EntryValues; stored?: EntryRow },
): Promise<void> {
  const before: EntryValues = stored ?? usualColumns;
  if (ruleColumns.every((column) => values[column] === before[column])) return;
  const options = stored ? await listChildren(tx, stored.entry_id) : [];
  const problem = rulesProblem(
    {
      min: values.options_min,
      max: values.options_max,
      priceRule: values.price_rule,
      freeQty: values.free_qty,
    },
    options.map(({ max_qty: maxQty }) => ({ maxQty })),
  );
  if (problem === undefined) return;
  throw new Refused("unprocessable_entity", {
    fields: { [`data.extras.${wrongRule[problem]}`]: { code: problem } },
  });
}
