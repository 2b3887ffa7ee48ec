import type { ReactNode } from "react";
import { typedFields, type MenuField } from "../../../../contract/menu-fields.ts";
import { digitsOf } from "../../../../domain/phone-number.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { Field, OptionList, SelectField } from "../../../ui/Field.tsx";
import type { Entry } from "../edits/menu-edits.ts";
import type { WeekInterval, Week } from "../../../../domain/week.ts";
import type { Category } from "../../../../contract/content.ts";
import { ruleLine } from "../../../text/option-rule-words.ts";
import type { EntryKind } from "./entry-draft.ts";
import type { EntryFields } from "./entry-fields.ts";
import { WeekField } from "./WeekField.tsx";
import { PriceField } from "./PriceField.tsx";
import { optionRules } from "../../../../domain/option-rules.ts";
import { rulesProblem } from "../../../../domain/rules-problem.ts";
import styles from "./TypedFields.module.css";

const words = entryText.entry;
const ruleWords = entryText.entry.rules;

type TypedFieldsProps = {
  kind: EntryKind;
  entry: Entry;
  fields: EntryFields;
  /** The server's errors, by the fields' names. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: EntryFields) => void;
  /** Whether the times of the week that are typed cannot be saved. */
  onWrongWeek: (isWrong: boolean) => void;
};

/** The amounts, counts and choices that an entry of this kind has. */
export function TypedFields(props: TypedFieldsProps) {
  const { kind, entry, fields, errors, onChange, onWrongWeek } = props;
  const shown = typedFields.filter(({ levels }) => levels.includes(kind));
  const values: Record<string, unknown> = fields;
  const inputs = shown.map((field) => (
    <TypedField
      key={field.name}
      field={field}
      label={labelOf(field.name, kind)}
      error={errors[field.name]}
      value={values[field.name]}
      onWrongWeek={onWrongWeek}
      onChange={(value) => {
        const changes: Record<string, unknown> = { [field.name]: value };
        onChange(changes);
      }}
    />
  ));
  if (kind !== "group" || !("items" in entry)) return inputs;
  return (
    <RuleFields group={entry} fields={fields}>
      {inputs}
    </RuleFields>
  );
}

/** An option's limit is for each unit of its item. */
function labelOf(name: keyof typeof entryFieldText.fields, kind: EntryKind): string {
  return name === "max_qty" && kind === "option" ? words.optionMaxQty : entryFieldText.fields[name];
}

type TypedFieldProps = {
  field: MenuField;
  label: string;
  error: string | undefined;
  value: unknown;
  onChange: (value: number | string | Week) => void;
  onWrongWeek: TypedFieldsProps["onWrongWeek"];
};

function weekValue(value: unknown): Week {
  // Fields of this type hold nothing else.
  return Array.isArray(value) ? (value as WeekInterval[]) : null;
}

function TypedField({ field, value, onChange, onWrongWeek, ...common }: TypedFieldProps) {
  if (field.type === "money")
    return <PriceField {...common} cents={Number(value ?? 0)} onChange={onChange} />;
  if (field.type === "week")
    return (
      <WeekField {...common} week={weekValue(value)} onChange={onChange} onWrong={onWrongWeek} />
    );
  if (field.type === "choice") return <Choice {...{ field, value, onChange }} {...common} />;
  if (field.type !== "count" && field.type !== "number") return null;
  // A `number` always has a value: an empty field is its least, and the placeholder says what that means.
  const none = field.type === "count" ? null : field.min;
  const placeholders: Readonly<Record<string, string>> = words.numberNone;
  return (
    <Field
      {...common}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={String(field.max).length}
      placeholder={placeholders[field.name]}
      value={typeof value === "number" && value !== none ? value : ""}
      onChange={({ currentTarget }) => {
        const digits = digitsOf(currentTarget.value);
        onChange(digits === "" ? none : Number(digits));
      }}
    />
  );
}

type ChoiceProps = Omit<TypedFieldProps, "field" | "onWrongWeek"> & {
  field: { values: readonly string[] };
};

function Choice({ field, value, onChange, ...common }: ChoiceProps) {
  const choices: Readonly<Record<string, string>> = words.choices;
  return (
    <SelectField
      {...common}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <OptionList of={field.values.map((one) => [one, choices[one] ?? ""])} />
    </SelectField>
  );
}

type RuleFieldsProps = {
  group: Category;
  fields: EntryFields;
  children: ReactNode;
};

/** A group's rules in a row, and how guests will read them. */
function RuleFields({ group, fields, children }: RuleFieldsProps) {
  const optionsWithPrices = group.items.some(({ extras }) => extras.price > 0);
  const rules = optionRules(fields);
  const line = ruleLine(rules, { optionsWithPrices });
  return (
    <fieldset className={styles.rules}>
      <legend>{ruleWords.heading}</legend>
      <div className={styles.row}>{children}</div>
      {rulesProblem(rules, []) === undefined && (
        <p className={styles.preview}>
          {ruleWords.guestsRead} <strong>{line || ruleWords.anyNumber}</strong>
        </p>
      )}
    </fieldset>
  );
}
