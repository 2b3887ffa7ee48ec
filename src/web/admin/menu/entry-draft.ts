import type { Category, Item } from "../../../contract/content.ts";
import type { StaleField } from "../../../contract/errors.ts";
import type { Image } from "../../../contract/fields.ts";
import type { ItemEdit } from "../../../contract/menu-edits.ts";
import { languages, type Language } from "../../../domain/languages.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../domain/money.ts";
import { isBlank } from "../../../domain/text-rules.ts";

export type EntryKind = "category" | "item" | "group" | "option";

type TextKey = `${"title" | "subtitle"}_${Language}`;

/** What is typed or chosen in an entry's editor and saved when the editing ends. */
export type EntryFields = Partial<Record<TextKey, string>> & {
  priceCents?: Cents;
  images?: Image[];
};

/** What has changed, and what each changed field was when its editing began. */
export type EntryDraft = { values: EntryFields; base: EntryFields };

export const emptyDraft: EntryDraft = { values: {}, base: {} };

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

/** A field that is typed back to what it was is not changed. */
export function withChange(
  draft: EntryDraft,
  stored: EntryFields,
  changes: EntryFields,
): EntryDraft {
  const base = { ...stored, ...draft.base };
  const values = { ...draft.values, ...changes };
  const isChanged = (key: string) => !isSame(fieldAt(values, key), fieldAt(base, key));
  return {
    values: pick(values, isChanged),
    base: pick(base, (key) => key in values && isChanged(key)),
  };
}

export function isEmpty(draft: EntryDraft): boolean {
  return Object.keys(draft.values).length === 0;
}

/** What goes over the wire for some fields. */
export function editOf({ priceCents, images, ...texts }: EntryFields): Omit<ItemEdit, "id"> {
  return {
    ...texts,
    ...(images ? { uploads: { images } } : {}),
    ...(priceCents === undefined ? {} : { extras: { price: reaisFromCents(priceCents) } }),
  };
}

type Conflicts = Readonly<Record<string, StaleField>>;

/** The draft with what others have stored as its new starting point: it wins when it is saved again. */
export function keepingMine(draft: EntryDraft, conflicts: Conflicts): EntryDraft {
  const base = { ...draft.base };
  for (const [path, { theirs }] of Object.entries(conflicts))
    Object.assign(base, fieldOf(path, theirs));
  return { ...draft, base };
}

/** The draft without what others have changed too. */
export function takingTheirs(draft: EntryDraft, conflicts: Conflicts): EntryDraft {
  const paths = Object.entries(conflicts);
  const theirs = new Set(
    paths.flatMap(([path, stale]) => Object.keys(fieldOf(path, stale.theirs))),
  );
  const isMine = (key: string) => !theirs.has(key);
  return { values: pick(draft.values, isMine), base: pick(draft.base, isMine) };
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

function pick(fields: EntryFields, wanted: (key: string) => boolean): EntryFields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => wanted(key)));
}

function fieldAt(fields: EntryFields, key: string): unknown {
  return Object.entries(fields).find(([name]) => name === key)?.[1];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
