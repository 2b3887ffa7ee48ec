import * as z from "zod/mini";
import { maxBulkEdits } from "../domain/account-limits.ts";
import { limits } from "../domain/text-rules.ts";
import { flag01, id, idKey, perLanguage, plainText, reais, uploadRef } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { week } from "./week.ts";
import {
  extrasFields,
  textFields,
  type ExtrasSchemas,
  type FieldType,
  type Kind,
  type MenuField,
} from "./menu-fields.ts";

/** Edits of the menu. Only the given fields are written. */

const maxImages = 20;

/** Titles and subtitles; a category and an item have the same. */
export const entryTexts = {
  ...perLanguage(textFields.titles.prefix, textFields.titles.maxLength),
  ...perLanguage(textFields.subtitles.prefix, textFields.subtitles.maxLength),
};

type Range = { min: number; max: number };

const number = ({ min, max }: Range) => z.int().check(z.minimum(min), z.maximum(max));
const choice = ({ values }: { values: readonly string[] }) => z.enum([...values]);

const station = z.nullable(id);

/** The wire's schema for each type of field. */
type Schemas = {
  boolean: z.ZodMiniBoolean;
  flag: typeof flag01;
  money: typeof reais;
  count: z.ZodMiniNullable<ReturnType<typeof number>>;
  number: ReturnType<typeof number>;
  choice: ReturnType<typeof choice>;
  station: typeof station;
  week: typeof week;
};

function schemaOf(field: MenuField): Schemas[FieldType] {
  if (field.type === "count") return z.nullable(number(field));
  if (field.type === "number") return number(field);
  if (field.type === "choice") return choice(field);
  return { boolean: z.boolean(), flag: flag01, money: reais, station, week }[field.type];
}

/** The fields of an entry's `extras`; an item's also has `icons`. */
export function extrasShape<K extends Kind>(kind: K) {
  const shape = extrasFields(kind).map((field) => {
    const schema = schemaOf(field);
    return [field.key, field.isOwners ? z.optional(schema) : schema];
  });
  // fromEntries forgets the keys, and which type each field is of.
  return Object.fromEntries(shape) as ExtrasSchemas<K, Schemas>;
}

/** Parts of an entry's `extras` that an edit ignores. */
const ofServer = [
  "sold_out",
  "sold_out_until",
  "counted",
  "off_hours",
  "available_periods",
  "available_known_until",
] as const;

/** An item's `extras` without `sold_out`, which has a separate call. */
function editedExtras() {
  const { sold_out: _, ...shape } = extrasShape("item");
  return shape;
}

const uploads = z.strictObject({
  /** The entry's new list of pictures, the first one first. */
  images: z.optional(z.array(uploadRef).check(z.maxLength(maxImages))),
});

/** A client's own state: whether a list on its screen is open or being edited. */
const clientOnly = ["opened", "editMode"] as const;

/** With an `id`, a change. Without one, a new category at the top, or below the item that `parent_id` names. */
export const categoryEdit = ignoring(
  z.strictObject({
    id: z.optional(id),
    parent_id: z.optional(z.nullable(id)),
    ...entryTexts,
    active: z.optional(z.boolean()),
    uploads: z.optional(uploads),
    extras: z.optional(ignoring(z.partial(z.strictObject(extrasShape("category"))), ofServer)),
  }),
  ["schema", "sort", "items", ...clientOnly],
);
export type CategoryEdit = z.input<typeof categoryEdit>;

/** With an `id`, a change. Without one, a new item of the category that `parent_id` names. */
export const itemEdit = ignoring(
  z.strictObject({
    id: z.optional(id),
    parent_id: z.optional(id),
    ...entryTexts,
    active: z.optional(z.boolean()),
    /** The pictures of the icons follow from `extras.icons`. */
    uploads: z.optional(ignoring(uploads, ["icons"])),
    extras: z.optional(
      ignoring(
        z.partial(
          z.strictObject({
            ...editedExtras(),
            /** Whether the item shows an icon, by the icon's id. Icons that are not named stay as they are. */
            icons: z.record(idKey, z.boolean()),
          }),
        ),
        ofServer,
      ),
    ),
  }),
  ["sort", ...clientOnly],
);
export type ItemEdit = z.input<typeof itemEdit>;
/** The same as the server reads it. */
export type ReadItemEdit = z.output<typeof itemEdit>;

/** With an `id`, a change. Without one, a new icon, which needs a title and a picture. */
export const iconEdit = ignoring(
  z.strictObject({
    id: z.optional(id),
    title: z.optional(plainText(limits.title)),
    uploads: z.optional(z.strictObject({ icons: z.array(uploadRef).check(z.maxLength(1)) })),
  }),
  // Only the product names an icon in other languages.
  Object.keys(perLanguage("title", limits.title)),
);
export type ReadIconEdit = z.output<typeof iconEdit>;

/** Categories, items, groups and options together. */
export const maxMenuEntries = 5000;

/** No station: it is chosen in an entry's own form, which checks that the station still exists. */
function bulkExtras() {
  const { station: _, ...shape } = editedExtras();
  return shape;
}

/** The values of an item or option, without its texts, pictures and icons. */
const itemValues = z.strictObject({
  active: z.optional(z.boolean()),
  extras: z.optional(z.partial(z.strictObject(bulkExtras()))),
});

/** Changes of values of several items and options, each with what the editor saw. */
export const bulkEdits = z
  .array(z.strictObject({ id, data: itemValues, base: z.optional(itemValues) }))
  .check(z.maxLength(maxBulkEdits));
export type BulkEdit = z.input<typeof bulkEdits>[number];
/** The same as the server reads it. */
export type ReadBulkEdit = z.output<typeof bulkEdits>[number];

/** The parents of copies. */
export const copyPlaces = z.array(id).check(z.maxLength(maxMenuEntries));

/** All entries of one parent, each with its place. */
export const places = z
  .array(z.strictObject({ id, sort: z.int().check(z.minimum(0), z.maximum(1_000_000)) }))
  .check(z.maxLength(maxMenuEntries));

/** The order of the same parent's entries as the editor saw it. */
export const seenOrder = z.array(id).check(z.maxLength(maxMenuEntries));

/** The item's place and its neighbour in the direction of the move, as the editor saw them. */
export const seenNeighbour = z.strictObject({ parent_id: id, neighbour_id: id });
