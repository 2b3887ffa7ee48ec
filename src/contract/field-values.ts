import { centsFromReais, reaisFromCents } from "../domain/money.ts";
import {
  extrasFields,
  menuFields,
  type ExtrasOf,
  type FieldColumns,
  type Kind,
  type MenuField,
} from "./menu-fields.ts";

// Conversion of field values between the wire and storage.

/** Converts a stored value to its wire form. */
export function wireValue({ type }: MenuField, kept: unknown): unknown {
  if (type === "money" && typeof kept === "number") return reaisFromCents(kept);
  if (type === "flag") return kept === true ? 1 : 0;
  return kept;
}

/** Converts a wire value to its stored form. */
export function keptValue({ type }: MenuField, onWire: unknown): unknown {
  if (type === "money" && typeof onWire === "number") return centsFromReais(onWire);
  if (type === "flag") return onWire === 1;
  return onWire;
}

/** The value at a field's path of an entry or an edit; undefined where there is none. */
export function valueAt(entry: object, path: string): unknown {
  const within = (part: unknown, key: string): unknown =>
    typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined;
  return path.split(".").reduce(within, entry);
}

/** The row of an entry with the usual values. */
export const usualColumns = {
  titles: {},
  subtitles: {},
  ...Object.fromEntries(menuFields.map(({ column, usual }) => [column, usual])),
  // fromEntries forgets the columns.
} as FieldColumns;

const ownersExtras = { category: extrasFields("category"), item: extrasFields("item") };
const guestsExtras = {
  category: ownersExtras.category.filter((field) => !field.isOwners),
  item: ownersExtras.item.filter((field) => !field.isOwners),
};

/** Guests are sent fewer fields than owners. */
export type Audience = "guests" | "owners";

/** The fields in an entry's `extras`, as the wire has them. */
export function extrasView<K extends Kind>(
  kind: K,
  row: FieldColumns,
  audience: Audience,
): ExtrasOf<K> {
  const columns: Record<string, unknown> = row;
  const extras: Record<string, unknown> = {};
  for (const field of (audience === "owners" ? ownersExtras : guestsExtras)[kind])
    extras[field.key] = wireValue(field, columns[field.column]);
  // The keys and values are those of the kind's fields.
  return extras as ExtrasOf<K>;
}
