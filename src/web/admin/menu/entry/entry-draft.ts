import type { Category, Item } from "../../../../contract/content.ts";
import type { Level } from "../../../../contract/menu-fields.ts";
import type { Language } from "../../../../domain/languages.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { fieldRules, type Draft } from "../../../forms/draft.ts";
import { fieldOfPath, fieldsOf, fieldValue, type EntryFields } from "./entry-fields.ts";

export type EntryKind = Level;

export type EntryDraft = Draft<EntryFields>;

/** The typed fields over the stored ones. */
export function shownFields(entry: Category | Item, draft: EntryDraft): EntryFields {
  return { ...fieldsOf(entry), ...draft.values };
}

export function entryRules(entry: Category | Item) {
  return fieldRules({ stored: fieldsOf(entry), fieldOf: fieldOfPath, read: fieldValue });
}

/** The server's errors, by the names that the fields have here. */
export function errorsByField(refused: Errors): Errors {
  const named = Object.entries(refused).map(([path, why]) => [fieldOfPath(path), why]);
  return Object.fromEntries(named);
}

/** An entry needs a title in Portuguese, which is shown where another language has none. */
export function titleErrors({ title_br: title = "" }: EntryFields): Errors {
  return isBlank(title) ? { title_br: menuEditorText.entry.titleRequired } : {};
}

/** The languages that lack the title, or the subtitle where there is one in Portuguese. */
export function missingLanguages(fields: EntryFields, wanted: readonly Language[]): Language[] {
  const hasSubtitle = !isBlank(fields.subtitle_br ?? "");
  return wanted.filter(
    (language) =>
      isBlank(fields[`title_${language}`] ?? "") ||
      (hasSubtitle && isBlank(fields[`subtitle_${language}`] ?? "")),
  );
}
