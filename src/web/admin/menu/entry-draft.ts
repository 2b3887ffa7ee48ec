import type { Category, Item } from "../../../contract/content.ts";
import type { StaleField } from "../../../contract/errors.ts";
import type { Image } from "../../../contract/fields.ts";
import type { ItemEdit } from "../../../contract/menu-edits.ts";
import { languages, type Language } from "../../../domain/languages.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../domain/money.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Draft } from "../saving/draft.ts";

export type EntryKind = "category" | "item" | "group" | "option";

type TextKey = `${"title" | "subtitle"}_${Language}`;

/** What is typed or chosen in an entry's editor and saved when the editing ends. */
export type EntryFields = Partial<Record<TextKey, string>> & {
  priceCents?: Cents;
  images?: Image[];
};

export type EntryDraft = Draft<EntryFields>;

/** The fields of an entry as the menu has them. */
export function fieldsOf(entry: Category | Item): EntryFields {
  const fields: EntryFields = { images: entry.uploads.images };
  for (const language of languages) {
    fields[`title_${language}`] = entry[`title_${language}`] ?? "";
    fields[`subtitle_${language}`] = entry[`subtitle_${language}`] ?? "";
  }
  if ("price" in entry.extras) fields.priceCents = centsFromReais(entry.extras.price);
  return fields;
}

/** What was typed so far, over what is stored. */
export function shownFields(entry: Category | Item, draft: EntryDraft): EntryFields {
  return { ...fieldsOf(entry), ...draft.values };
}

/** What goes over the wire for some fields. */
export function editOf({ priceCents, images, ...texts }: EntryFields): Omit<ItemEdit, "id"> {
  return {
    ...texts,
    ...(images ? { uploads: { images } } : {}),
    ...(priceCents === undefined ? {} : { extras: { price: reaisFromCents(priceCents) } }),
  };
}

/** What others have stored, by the paths of a refusal, as the fields that an editor has. */
export function theirFields(conflicts: Readonly<Record<string, StaleField>>): EntryFields {
  const fields = Object.entries(conflicts).map(([path, { theirs }]) => fieldOf(path, theirs));
  return Object.assign({}, ...fields);
}

/** A field by its path in a refusal, such as "data.title_us" or "data.extras.price". */
function fieldOf(path: string, value: unknown): EntryFields {
  const name = path.replace(/^data\./, "");
  if (name === "extras.price") {
    return { priceCents: typeof value === "number" ? centsFromReais(value) : 0 };
  }
  // Pictures come back as the menu shows them.
  if (name === "uploads.images") return { images: Array.isArray(value) ? (value as Image[]) : [] };
  return { [name]: typeof value === "string" ? value : "" };
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
