import type * as z from "zod/mini";
import type { Translations } from "../domain/languages.ts";
import type { Cents } from "../domain/money.ts";
import type { WeekInterval, Week } from "../domain/week.ts";
import { priceRules } from "../domain/option-rules.ts";
import { maxQuantity } from "../domain/quantity.ts";
import { taxClasses } from "../domain/tax-class.ts";
import { limits } from "../domain/text-rules.ts";

/**
 * Every field of the menu's entries, defined once. Schemas, rows, edits, menu files and the owner's form follow these
 * tables. Browsers load this file, so the schemas of the types stand in `menu-edits.ts`.
 */

/** An entry's place in the tree. Groups are an item's sub-categories, and hold its options. */
export type Level = "category" | "item" | "group" | "option";

/** The wire and the database know two kinds: a group is a category, and an option is an item. */
export type Kind = "category" | "item";

export const kindOf = (level: Level): Kind =>
  level === "category" || level === "group" ? "category" : "item";

/** Types of fields, by the value that rows, files and forms hold. */
type Kept = {
  boolean: boolean;
  flag: boolean;
  money: Cents;
  /** A whole number from `min` to `max`; null means unknown. */
  count: number | null;
  /** A whole number from `min` to `max`. */
  number: number;
  /** One of `values`. */
  choice: string;
  /** The id of a station, or null for that of the category, or the account's default. */
  station: string | null;
  /** Times of the week; null is always. */
  week: Week;
};
export type FieldType = keyof Kept;

/** The same on the wire: money in reais, and 1 or 0 for a flag. */
type Wire = {
  boolean: boolean;
  flag: 0 | 1;
  money: number;
  count: number | null;
  number: number;
  choice: string;
  station: string | null;
  week: WeekInterval[] | null;
};

type TypeParts<Type extends FieldType> = Type extends "count" | "number"
  ? { min: number; max: number }
  : Type extends "choice"
    ? { values: readonly string[] }
    : unknown;

type Field = {
  [Type in FieldType]: {
    type: Type;
    column: string;
    /** The field's path in an entry on the wire; the last part is the key in JSON files. */
    path: "active" | `extras.${string}`;
    /** The value of an entry that sets no other. */
    usual: Kept[Type];
    levels: readonly Level[];
    /**
     * Whether a JSON file must have it, and whether an export leaves out the usual value. "import only" is left out of
     * every export: the import of an older one would undo the sales since.
     */
    inFiles: "needed" | "always" | "unless usual" | "import only" | "never";
    /** Its column in spreadsheets; `menu-columns.ts` has other names of it. */
    csvColumn?: string;
    /** The owner's table of all items has a column for it, in which it is typed or ticked. */
    inTable?: Type extends "choice" ? never : true;
    /** Guests do not get this field. */
    isOwners?: true;
  } & TypeParts<Type>;
}[FieldType];

export const maxStock = 99_999;

/** A field in each language: the wire and JSON files have `title_br`, `title_us` and so on. */
export const textFields = {
  titles: { prefix: "title", maxLength: limits.title },
  subtitles: { prefix: "subtitle", maxLength: limits.subtitle },
} as const;

/** The other fields that are columns of an entry, by their names in files and forms. */
const valueFields = {
  priceCents: {
    type: "money",
    column: "price_cents",
    path: "extras.price",
    usual: 0,
    levels: ["item", "option"],
    inFiles: "needed",
    csvColumn: "preco",
    inTable: true,
  },
  active: {
    type: "boolean",
    column: "active",
    path: "active",
    usual: true,
    levels: ["category", "item", "group", "option"],
    inFiles: "always",
    csvColumn: "ativo",
    inTable: true,
  },
  nav_hide: {
    type: "flag",
    column: "nav_hide",
    path: "extras.nav_hide",
    usual: false,
    levels: ["category", "item"],
    inFiles: "unless usual",
  },
  serves: {
    type: "count",
    min: 1,
    max: 99,
    column: "serves",
    path: "extras.serves",
    usual: null,
    levels: ["item"],
    inFiles: "unless usual",
    csvColumn: "serve",
  },
  /** When it can be had; a category's times count for its items too. */
  available: {
    type: "week",
    column: "available",
    path: "extras.available",
    usual: null,
    levels: ["category", "item"],
    inFiles: "unless usual",
  },
  /** How many of a group's options must be chosen for each unit. */
  min: {
    type: "number",
    min: 0,
    max: maxQuantity,
    column: "options_min",
    path: "extras.min",
    usual: 0,
    levels: ["group"],
    inFiles: "unless usual",
    csvColumn: "minimo",
  },
  /** How many of them can be chosen for each unit; 0 is no limit. */
  max: {
    type: "number",
    min: 0,
    max: maxQuantity,
    column: "options_max",
    path: "extras.max",
    usual: 0,
    levels: ["group"],
    inFiles: "unless usual",
    csvColumn: "maximo",
  },
  price_rule: {
    type: "choice",
    values: priceRules,
    column: "price_rule",
    path: "extras.price_rule",
    usual: "sum",
    levels: ["group"],
    inFiles: "unless usual",
    csvColumn: "cobranca",
  },
  /** Chosen options that cost nothing, the cheapest first. */
  free_qty: {
    type: "number",
    min: 0,
    max: maxQuantity,
    column: "free_qty",
    path: "extras.free_qty",
    usual: 0,
    levels: ["group"],
    inFiles: "unless usual",
    csvColumn: "gratis",
  },
  /** The most of an item in an order, or of an option in a unit; 0 is no limit. */
  max_qty: {
    type: "number",
    min: 0,
    max: maxQuantity,
    column: "max_qty",
    path: "extras.max_qty",
    usual: 0,
    levels: ["item", "option"],
    inFiles: "unless usual",
    csvColumn: "maximo_opcao",
  },
  /**
   * The stored value: sold out until somebody ends it. The response has the computed state instead, so edits ignore
   * this field and a separate call changes it.
   */
  sold_out: {
    type: "boolean",
    column: "sold_out",
    path: "extras.sold_out",
    usual: false,
    levels: ["item", "option"],
    inFiles: "unless usual",
    csvColumn: "esgotado",
  },
  /** Units left; null is no limit. */
  stock: {
    type: "count",
    min: 0,
    max: maxStock,
    column: "stock",
    path: "extras.stock",
    usual: null,
    levels: ["item", "option"],
    inFiles: "import only",
    csvColumn: "estoque",
    inTable: true,
    isOwners: true,
  },
  tax_class: {
    type: "choice",
    values: taxClasses,
    column: "tax_class",
    path: "extras.tax_class",
    usual: "prepared",
    levels: ["item", "option"],
    inFiles: "unless usual",
    csvColumn: "classe_fiscal",
    isOwners: true,
  },
  // Station ids belong to one account, so they mean nothing in a file for another.
  stationId: {
    type: "station",
    column: "station_id",
    path: "extras.station",
    usual: null,
    levels: ["category", "item"],
    inFiles: "never",
    isOwners: true,
  },
} as const satisfies Record<string, Field>;

type Fields = typeof valueFields;
export type FieldName = keyof Fields;
type TypeOf<Name extends FieldName> = Fields[Name]["type"];
type LevelsOf<Name extends FieldName> = Fields[Name]["levels"][number];
type ExtrasKey<Name extends FieldName> = Fields[Name]["path"] extends `extras.${infer Key}`
  ? Key
  : never;
type KindOf<L extends Level> = L extends "category" | "group" ? "category" : "item";
type KeyIn<K extends Kind, Name extends FieldName> =
  K extends KindOf<LevelsOf<Name>> ? ExtrasKey<Name> : never;
type ValueOf<
  Name extends FieldName,
  ByType extends Record<FieldType, unknown>,
> = Fields[Name] extends { values: readonly (infer Value)[] } ? Value : ByType[TypeOf<Name>];

/** The kept values of an entry of this level, by the fields' names. */
export type FieldValues<L extends Level = Level> = {
  [Name in FieldName as L extends LevelsOf<Name> ? Name : never]: ValueOf<Name, Kept>;
};

type TypedType = Exclude<FieldType, "boolean" | "flag" | "station">;

/** The fields that an owner types or chooses; all others are switches. */
export type TypedValues = {
  [Name in FieldName as TypeOf<Name> extends TypedType ? Name : never]: ValueOf<Name, Kept>;
};

type NeededName = {
  [Name in FieldName]: Fields[Name]["inFiles"] extends "needed" ? Name : never;
}[FieldName];

/** The values that a menu file has for an entry of this level. */
export type FileValues<L extends Level> = Partial<FieldValues<L>> &
  Pick<FieldValues<L>, keyof FieldValues<L> & NeededName>;

type OwnersName = {
  [Name in FieldName]: Fields[Name] extends { isOwners: true } ? Name : never;
}[FieldName];
type GuestsName = Exclude<FieldName, OwnersName>;

/** Keys on the wire of the numbers that guests read beside a price; a null is not shown. */
export type FigureKey = {
  [Name in GuestsName]: TypeOf<Name> extends "count" ? ExtrasKey<Name> : never;
}[GuestsName];

type WireOf<K extends Kind, Named extends FieldName> = {
  [Name in Named as KeyIn<K, Name>]: ValueOf<Name, Wire>;
};

/** Fields of an entry's `extras` on the wire, by their keys there. */
export type ExtrasOf<K extends Kind> = WireOf<K, GuestsName> & Partial<WireOf<K, OwnersName>>;

type SchemaByType = Record<FieldType, z.ZodMiniType>;
type SchemaOf<Name extends FieldName, ByType extends SchemaByType> = Fields[Name] extends {
  values: readonly (infer Value extends string)[];
}
  ? z.ZodMiniEnum<{ [Key in Value]: Key }>
  : ByType[TypeOf<Name>];

/** Schemas of those fields. */
export type ExtrasSchemas<K extends Kind, ByType extends SchemaByType> = {
  [Name in GuestsName as KeyIn<K, Name>]: SchemaOf<Name, ByType>;
} & { [Name in OwnersName as KeyIn<K, Name>]: z.ZodMiniOptional<SchemaOf<Name, ByType>> };

/** The fields' columns in an entry's row. */
export type FieldColumns = Record<keyof typeof textFields, Translations> & {
  [Name in FieldName as Fields[Name]["column"]]: ValueOf<Name, Kept>;
};

type CsvColumns = {
  [Name in FieldName]: Fields[Name] extends { csvColumn: infer Column } ? Column : never;
};
export type CsvColumn = CsvColumns[FieldName];

export type MenuField = Field & { name: FieldName; key: string; csvColumn?: CsvColumn };

export const menuFields: readonly MenuField[] = Object.entries(valueFields).map(
  ([name, field]) => ({
    ...field,
    // Object.entries forgets the names.
    name: name as FieldName,
    key: field.path.replace("extras.", ""),
  }),
);

type TypedField = MenuField & { type: TypedType; name: keyof TypedValues };

export const typedFields = menuFields.filter(
  (field): field is TypedField => !["boolean", "flag", "station"].includes(field.type),
);

/** A value that is on or off. */
export const isTicked = ({ type }: MenuField) => type === "boolean" || type === "flag";

/** The columns of the owner's table of all items: typed fields first, then ticked ones. */
export const tableFields = menuFields
  .filter(({ inTable }) => inTable)
  .sort((one, other) => Number(isTicked(one)) - Number(isTicked(other)));

export type FileField = Exclude<MenuField, { type: "station" }>;

export const fileFields = menuFields.filter(
  (field): field is FileField => field.inFiles !== "never",
);

/** Fields of menu files for entries of this level. */
export const fieldsOfLevel = (level: Level) =>
  fileFields.filter(({ levels }) => levels.includes(level));

export const extrasFields = (kind: Kind) =>
  menuFields.filter(
    ({ path, levels }) => path !== "active" && levels.some((level) => kindOf(level) === kind),
  );
