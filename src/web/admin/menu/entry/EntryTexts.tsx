import type { Ref } from "react";
import { languageNames, languageTags, type Language } from "../../../../domain/languages.ts";
import { limits } from "../../../../domain/text-rules.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { inBrackets } from "../../../text/joined.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { Field, TextAreaField } from "../../../ui/Field.tsx";
import type { EntryFields } from "./entry-fields.ts";

const words = entryFieldText;

type EntryTextsProps = {
  /** The title's field. */
  ref: Ref<HTMLInputElement>;
  language: Language;
  fields: EntryFields;
  /** By the fields' names. */
  errors: Errors;
  onChange: (changes: EntryFields) => void;
};

/** Title and description in one of the languages. */
export function EntryTexts({ ref, language, fields, errors, onChange }: EntryTextsProps) {
  const isPortuguese = language === "br";
  const labelOf = (field: string) =>
    isPortuguese ? field : inBrackets(field, languageNames[language]);
  const hintOf = (portuguese: string | undefined) =>
    isPortuguese || !portuguese ? undefined : entryText.entry.fallback(portuguese);
  return (
    <>
      <Field
        ref={ref}
        label={labelOf(words.title)}
        lang={languageTags[language]}
        required={isPortuguese}
        maxLength={limits.title}
        autoComplete="off"
        enterKeyHint="done"
        value={fields[`title_${language}`] ?? ""}
        hint={hintOf(fields.title_br)}
        error={errors[`title_${language}`]}
        onChange={({ currentTarget }) => onChange({ [`title_${language}`]: currentTarget.value })}
      />
      <TextAreaField
        label={labelOf(words.subtitle)}
        lang={languageTags[language]}
        maxLength={limits.subtitle}
        rows={3}
        value={fields[`subtitle_${language}`] ?? ""}
        hint={hintOf(fields.subtitle_br)}
        error={errors[`subtitle_${language}`]}
        onChange={({ currentTarget }) =>
          onChange({ [`subtitle_${language}`]: currentTarget.value })
        }
      />
    </>
  );
}
