import { typedFields } from "../../../../contract/menu-fields.ts";
import { digitsOf } from "../../../../domain/phone-number.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { Field } from "../../../ui/Field.tsx";
import type { EntryKind } from "./entry-draft.ts";
import type { EntryFields } from "./entry-fields.ts";
import { PriceField } from "./PriceField.tsx";

type TypedFieldsProps = {
  kind: EntryKind;
  fields: EntryFields;
  /** The server's errors, by the fields' names. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: EntryFields) => void;
};

/** The amounts and counts that an entry of this kind has. */
export function TypedFields({ kind, fields, errors, onChange }: TypedFieldsProps) {
  const shown = typedFields.filter(({ levels }) => levels.includes(kind));
  return shown.map((field) => {
    const { name } = field;
    const value = fields[name];
    const common = { label: menuEditorText.entry.fields[name], error: errors[name] };
    const change = (next: number | null) => {
      const changes: Record<string, number | null> = { [name]: next };
      onChange(changes);
    };
    return field.type === "money" ? (
      <PriceField key={name} {...common} cents={value ?? 0} onChange={change} />
    ) : (
      <Field
        key={name}
        {...common}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={String(field.max).length}
        value={value ?? ""}
        onChange={({ currentTarget }) => {
          const digits = digitsOf(currentTarget.value);
          change(digits === "" ? null : Number(digits));
        }}
      />
    );
  });
}
