import type { Category, Item } from "../../../../contract/content.ts";
import type { Level } from "../../../../contract/menu-fields.ts";
import type { Language } from "../../../../domain/languages.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import { fieldRules, type Draft } from "../../../forms/draft.ts";
import { fieldOfPath, fieldsOf, fieldValue, type EntryFields } from "./entry-fields.ts";

export type EntryKind = Level;

export type EntryDraft = Draft<EntryFields>;

/** What was typed so far, over what is stored. */
export function shownFields(entry: Category | Item, draft: EntryDraft): EntryFields {
  return { ...fieldsOf(entry), ...draft.values };
}

export function entryRules(entry: Category | Item) {
  return fieldRules({ stored: fieldsOf(entry), fieldOf: fieldOfPath, read: fieldValue });
}

/** The server's words on fields, by the names that they have here. */
export function errorsByField(
  refused: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const named = Object.entries(refused).map(([path, why]) => [fieldOfPath(path), why]);
  return Object.fromEntries(named);
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
