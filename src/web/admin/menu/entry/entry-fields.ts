import type { Category, Item } from "../../../../contract/content.ts";
import type { Image } from "../../../../contract/fields.ts";
import type { ItemEdit } from "../../../../contract/menu-edits.ts";
import { textFields, typedFields, type TypedValues } from "../../../../contract/menu-fields.ts";
import { keptValue, valueAt, wireValue } from "../../../../contract/field-values.ts";
import { languageNames, languages, type Language } from "../../../../domain/languages.ts";
import { inBrackets } from "../../../text/joined.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";

type TextName = `${"title" | "subtitle"}_${Language}`;
type Values = Record<TextName, string> &
  TypedValues & { images: Image[]; stationId: string | null };

/** Fields of an entry's editor that are saved when the editing ends. */
export type EntryFields = Partial<Values>;

type WireField = {
  /** Its path on the wire: in the menu, in a call and, below "data", in a refusal. */
  path: string;
  label: () => string;
  /** Gives undefined if the entry's kind lacks this field. */
  read(onWire: unknown): unknown;
  write(value: unknown): unknown;
};

/** All that the pages know about the fields' paths on the wire and their labels. */
const byName = new Map<string, WireField>([
  ...texts(textFields.titles.prefix, () => entryFieldText.title),
  ...texts(textFields.subtitles.prefix, () => entryFieldText.subtitle),
  ...typedFields.map((field): [string, WireField] => [
    field.name,
    {
      path: field.path,
      label: () => entryFieldText.fields[field.name],
      read: (onWire) => (onWire === undefined ? undefined : keptValue(field, onWire)),
      write: (kept) => wireValue(field, kept),
    },
  ]),
  [
    "stationId",
    {
      path: "extras.station",
      label: () => entryFieldText.station,
      read: (onWire) => onWire,
      write: (stationId) => stationId,
    },
  ],
  [
    "images",
    {
      path: "uploads.images",
      label: () => entryFieldText.aPicture,
      // The menu and a refusal have them whole.
      read: (images) => (Array.isArray(images) ? images : undefined),
      write: (images) => images,
    },
  ],
]);

function texts(name: "title" | "subtitle", label: () => string) {
  return languages.map((language): [string, WireField] => [
    `${name}_${language}`,
    {
      path: `${name}_${language}`,
      label: language === "br" ? label : () => inBrackets(label(), languageNames[language]),
      read: (text) => (typeof text === "string" ? text : ""),
      write: (text) => text,
    },
  ]);
}

export function fieldsOf(entry: Category | Item): EntryFields {
  const fields: Record<string, unknown> = {};
  for (const [name, { path, read }] of byName) {
    const value = read(valueAt(entry, path));
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The call's body for some fields. */
export function editOf(fields: EntryFields): Omit<ItemEdit, "id"> {
  const edit: Record<string, unknown> = {};
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = byName.get(name);
    if (!field || value === undefined) continue;
    const [part = "", inPart] = field.path.split(".");
    if (inPart === undefined) edit[part] = field.write(value);
    else parts[part] = { ...parts[part], [inPart]: field.write(value) };
  }
  return { ...edit, ...parts };
}

/** The field of a refusal's path: "data.extras.price", or "data.uploads.images.0". */
export function fieldOfPath(path: string): string {
  const isOf = (field: string) => `${path}.`.startsWith(`data.${field}.`);
  return [...byName].find(([, field]) => isOf(field.path))?.[0] ?? path;
}

/** A value from a refusal or the menu, as an editor holds it. */
export function fieldValue(name: string, onWire: unknown): unknown {
  return byName.get(name)?.read(onWire);
}

export function fieldLabel(name: string): string {
  return byName.get(name)?.label() ?? name;
}
