import type { ReactNode } from "react";
import type { Category } from "../../../../contract/content.ts";
import { rulesProblem } from "../../../../domain/option-rules.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { ruleLine } from "../../../text/option-rule-words.ts";
import type { EntryFields } from "./entry-fields.ts";
import { rulesOf } from "./group-rules.ts";
import styles from "./RuleFields.module.css";

const words = entryText.entry.rules;

type RuleFieldsProps = {
  group: Category;
  fields: EntryFields;
  /** The fields of the rules. */
  children: ReactNode;
};

/** A group's rules in a row, and how guests will read them. */
export function RuleFields({ group, fields, children }: RuleFieldsProps) {
  const optionsWithPrices = group.items.some(({ extras }) => extras.price > 0);
  const rules = rulesOf(fields);
  const line = ruleLine(rules, { optionsWithPrices });
  return (
    <fieldset className={styles.rules}>
      <legend>{words.heading}</legend>
      <div className={styles.row}>{children}</div>
      {rulesProblem(rules, []) === undefined && (
        <p className={styles.preview}>
          {words.guestsRead} <strong>{line || words.anyNumber}</strong>
        </p>
      )}
    </fieldset>
  );
}
