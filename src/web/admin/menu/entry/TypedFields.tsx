import { typedFields, type MenuField } from "../../../../contract/menu-fields.ts";
import { digitsOf } from "../../../../domain/phone-number.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { Field, SelectField } from "../../../ui/Field.tsx";
import type { EntryKind } from "./entry-draft.ts";
import type { EntryFields } from "./entry-fields.ts";
import type { Week } from "../../../../domain/availability.ts";
import type { WeekInterval } from "../../../../domain/hours.ts";
import { WeekField } from "./WeekField.tsx";
import { PriceField } from "./PriceField.tsx";

type TypedFieldsProps = {
  kind: EntryKind;
  fields: EntryFields;
  /** The server's errors, by the fields' names. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: EntryFields) => void;
};

/** The amounts, counts and choices that an entry of this kind has. */
export function TypedFields({ kind, fields, errors, onChange }: TypedFieldsProps) {
  const shown = typedFields.filter(({ levels }) => levels.includes(kind));
  const values: Record<string, unknown> = fields;
  return shown.map((field) => (
    <TypedField
      key={field.name}
      field={field}
      label={menuEditorText.entry.fields[field.name]}
      error={errors[field.name]}
      value={values[field.name]}
      onChange={(value) => {
        const changes: Record<string, unknown> = { [field.name]: value };
        onChange(changes);
      }}
    />
  ));
}

type TypedFieldProps = {
  field: MenuField;
  label: string;
  error: string | undefined;
  value: unknown;
  onChange: (value: number | string | Week) => void;
};

function weekValue(value: unknown): Week {
  // Fields of this type hold nothing else.
  return Array.isArray(value) ? (value as WeekInterval[]) : null;
}

function TypedField({ field, value, onChange, ...common }: TypedFieldProps) {
  if (field.type === "money")
    return <PriceField {...common} cents={Number(value ?? 0)} onChange={onChange} />;
  if (field.type === "week")
    return <WeekField {...common} week={weekValue(value)} onChange={onChange} />;
  if (field.type === "choice") return <Choice {...{ field, value, onChange }} {...common} />;
  if (field.type !== "count" && field.type !== "number") return null;
  // A number always has a value: nothing typed is its least.
  const none = field.type === "count" ? null : field.min;
  return (
    <Field
      {...common}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={String(field.max).length}
      value={typeof value === "number" ? value : ""}
      onChange={({ currentTarget }) => {
        const digits = digitsOf(currentTarget.value);
        onChange(digits === "" ? none : Number(digits));
      }}
    />
  );
}

type ChoiceProps = Omit<TypedFieldProps, "field"> & {
  field: { values: readonly string[] };
};

function Choice({ field, value, onChange, ...common }: ChoiceProps) {
  const words: Readonly<Record<string, string>> = menuEditorText.entry.choices;
  return (
    <SelectField
      {...common}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {field.values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </SelectField>
  );
}
