import type { ReadItemEdit } from "../../../contract/menu-edits.ts";
import { menuFields, textFields } from "../../../contract/menu-fields.ts";
import { keptValue, usualColumns, valueAt } from "../../../contract/field-values.ts";
import { languages, type Language, type Translations } from "../../../domain/languages.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import type { EntryValues } from "../menu/entry-queries.ts";

export type EntryEdit = Omit<ReadItemEdit, "parent_id"> & { parent_id?: string | null | undefined };

type TextKind = "title" | "subtitle";
type TextKey = `${TextKind}_${Language}`;

export const textKeys: readonly TextKey[] = languages.flatMap(
  (language) => [`title_${language}`, `subtitle_${language}`] as const,
);

/** The entry after the edit; absent fields stay. */
export function mergedValues(edit: EntryEdit, stored: EntryValues = usualColumns): EntryValues {
  const columns: Record<string, unknown> = stored;
  const values = menuFields.map((field): [string, unknown] => {
    const given = valueAt(edit, field.path);
    return [field.column, given === undefined ? columns[field.column] : keptValue(field, given)];
  });
  return {
    // fromEntries forgets the columns.
    ...(Object.fromEntries(values) as EntryValues),
    titles: mergedTexts("title", { edit, stored: stored.titles }),
    subtitles: mergedTexts("subtitle", { edit, stored: stored.subtitles }),
  };
}

/** Only the columns that the edit gives: an edit of the price leaves alone the stock, from which orders take. */
export function givenValues(edit: EntryEdit, stored: EntryValues): Partial<EntryValues> {
  const given = new Set<string>([
    ...menuFields
      .filter(({ path }) => valueAt(edit, path) !== undefined)
      .map(({ column }) => column),
    ...Object.entries(textFields)
      .filter(([, { prefix }]) =>
        textKeys.some((key) => key.startsWith(`${prefix}_`) && key in edit),
      )
      .map(([column]) => column),
  ]);
  const values = Object.entries(mergedValues(edit, stored));
  return Object.fromEntries(values.filter(([column]) => given.has(column)));
}

/** A blank text takes the translation away. */
function mergedTexts(
  kind: TextKind,
  { edit, stored }: { edit: EntryEdit; stored: Translations },
): Translations {
  const texts = languages.flatMap((language): [Language, string][] => {
    const given = edit[`${kind}_${language}`];
    const text = given === undefined ? stored[language] : writtenText(given);
    return text ? [[language, text]] : [];
  });
  return Object.fromEntries(texts);
}

/** Each value by its path in a call; undefined where the edit does not give it. */
export function valuePaths(edit: object): [path: string, onWire: unknown][] {
  return menuFields.map(({ path }) => [`data.${path}`, valueAt(edit, path)]);
}
