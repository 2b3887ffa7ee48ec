import type { Category, Item } from "../../../../contract/content.ts";
import type { Image } from "../../../../contract/fields.ts";
import type { ItemEdit } from "../../../../contract/menu-edits.ts";
import { languageNames, languages, type Language } from "../../../../domain/languages.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../../domain/money.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";

type TextName = `${"title" | "subtitle"}_${Language}`;
type Values = Record<TextName, string> & { priceCents: Cents; images: Image[] };

/** What is typed or chosen in an entry's editor and saved when the editing ends. */
export type EntryFields = Partial<Values>;

type WireField<Value> = {
  /** Where the wire has it: in the menu, in a call and, below "data", in a refusal. */
  path:
    | TextName
    | `extras.${keyof NonNullable<ItemEdit["extras"]>}`
    | `uploads.${keyof NonNullable<ItemEdit["uploads"]>}`;
  /** What people call it. */
  label: string;
  /** Nothing where the entry is of a kind without this field. */
  read(onWire: unknown): Value | undefined;
  write(value: Value): unknown;
};

const words = menuEditorText.entry;

/** All that this side knows of how an entry's fields are called by the server and by people. */
const wireFields: { [Name in keyof Values]: WireField<Values[Name]> } = {
  ...texts("title", words.title),
  ...texts("subtitle", words.subtitle),
  priceCents: {
    path: "extras.price",
    label: words.price,
    read: (reais) => (typeof reais === "number" ? centsFromReais(reais) : undefined),
    write: reaisFromCents,
  },
  images: {
    path: "uploads.images",
    label: words.aPicture,
    // The menu and a refusal have them whole.
    read: (images) => (Array.isArray(images) ? (images as Image[]) : undefined),
    write: (images) => images,
  },
};

function texts<Name extends "title" | "subtitle">(name: Name, label: string) {
  const fields = languages.map((language): [string, WireField<string>] => [
    `${name}_${language}`,
    {
      path: `${name}_${language}`,
      label: language === "br" ? label : words.inLanguage(label, languageNames[language]),
      read: (text) => (typeof text === "string" ? text : ""),
      write: (text) => text,
    },
  ]);
  // fromEntries forgets the names.
  return Object.fromEntries(fields) as Record<`${Name}_${Language}`, WireField<string>>;
}

const byName = new Map<string, WireField<unknown>>(Object.entries(wireFields));

/** The fields of an entry as the menu has them. */
export function fieldsOf(entry: Category | Item): EntryFields {
  const fields: Record<string, unknown> = {};
  for (const [name, { path, read }] of byName) {
    const value = read(valueAt(entry, path));
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** What goes over the wire for some fields. */
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

/** The field that a path of a refusal is of: "data.extras.price", or "data.uploads.images.0". */
export function fieldOfPath(path: string): string {
  const isOf = (field: string) => `${path}.`.startsWith(`data.${field}.`);
  return [...byName].find(([, field]) => isOf(field.path))?.[0] ?? path;
}

/** A value in a refusal, or one of the menu, as an editor has it. */
export function fieldValue(name: string, onWire: unknown): unknown {
  return byName.get(name)?.read(onWire);
}

export function fieldLabel(name: string): string {
  return byName.get(name)?.label ?? name;
}

function valueAt(entry: object, path: string): unknown {
  const within = (part: unknown, key: string): unknown =>
    typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined;
  return path.split(".").reduce(within, entry);
}
