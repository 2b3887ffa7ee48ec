import type * as z from "zod/mini";
import { maxServicePercent, maxTables } from "../domain/account-limits.ts";
import type { SettingRule } from "../domain/account-rules.ts";
import { limits } from "../domain/text-rules.ts";
import type { FormatName } from "../domain/typed-formats.ts";

/**
 * Every setting of an account that is a text, a number or a switch, defined once. Schemas, defaults, checks, the
 * owner's form, conflicts and history follow this table. Its words are in `web/text/setting-words.ts`. Settings of
 * another shape stand in `account.ts`. Guests are sent all of them. Browsers load this file, so it holds no schemas.
 */
type Typed = {
  text: {
    max: number;
    rule?: SettingRule;
    mask?: FormatName;
    /** Lines of its control; one by default. */
    rows?: number;
    /** Formatted, as HTML. */
    isRich?: true;
    /** The form says that it may be left out. */
    optional?: true;
  };
  /** A whole number from 0 to `max`. */
  count: { max: number; usual: number };
  /** From 0 to `max`, with two decimals at most. */
  percentage: { max: number; usual: number };
  /** Its values on the wire: off, then on. */
  switch: {
    values: readonly [off: boolean | string, on: boolean | string];
    usual: boolean | string;
  };
};
type Setting = {
  [Type in keyof Typed]: {
    type: Type;
    section:
      | "business"
      | "contacts"
      | "address"
      | "about"
      | "services"
      | "payment"
      | "tables"
      | "languages";
    /** The section's own component draws it; others stand below that, in their order here. */
    isPlaced?: true;
    /** Stands alone in its line of the form. */
    isWide?: true;
  } & Typed[Type];
}[keyof Typed];

const settings = {
  document_number: {
    type: "text",
    max: limits.document,
    rule: "document",
    section: "business",
    isPlaced: true,
    mask: "document",
    optional: true,
  },
  whatsapp: {
    type: "text",
    max: limits.phone,
    rule: "chatNumber",
    section: "contacts",
    mask: "phone",
    optional: true,
  },
  phone: {
    type: "text",
    max: limits.phone,
    rule: "phone",
    section: "contacts",
    mask: "phone",
    optional: true,
  },
  postal_code: {
    type: "text",
    max: limits.postalCode,
    rule: "postalCode",
    section: "address",
    isPlaced: true,
  },
  address_street: { type: "text", max: limits.street, section: "address", isPlaced: true },
  address_number: { type: "text", max: limits.number, section: "address", isPlaced: true },
  address_complement: {
    type: "text",
    max: limits.complement,
    section: "address",
    isPlaced: true,
    optional: true,
  },
  address_district: { type: "text", max: limits.district, section: "address", isPlaced: true },
  address_city: { type: "text", max: limits.city, section: "address", isPlaced: true },
  address_state: {
    type: "text",
    max: limits.state,
    rule: "state",
    section: "address",
    isPlaced: true,
  },
  map: {
    type: "text",
    max: limits.map,
    rule: "map",
    section: "address",
    isPlaced: true,
    rows: 3,
    optional: true,
  },
  about: { type: "text", max: limits.about, section: "about", isPlaced: true, isRich: true },
  checkout_note: {
    type: "text",
    max: 300,
    section: "services",
    isWide: true,
    rows: 2,
    optional: true,
  },
  pix_code: {
    type: "text",
    max: limits.pixCode,
    rule: "pixCode",
    section: "payment",
    isPlaced: true,
    optional: true,
  },
  payment_instructions: {
    type: "text",
    max: limits.paymentInstructions,
    section: "payment",
    isWide: true,
    rows: 3,
    optional: true,
  },
  locations: { type: "count", max: maxTables, usual: 0, section: "tables" },
  service_percent: { type: "percentage", max: maxServicePercent, usual: 10, section: "tables" },
  /** The language of the site's own words on guests' pages: always Portuguese, or that of the menu. */
  guest_interface: {
    type: "switch",
    values: ["portuguese", "menu"],
    usual: "portuguese",
    section: "languages",
    isPlaced: true,
  },
} as const satisfies Record<string, Setting>;

type Settings = typeof settings;
export type SettingName = keyof Settings;
type NameOf<Type extends Setting["type"]> = {
  [Name in SettingName]: Settings[Name]["type"] extends Type ? Name : never;
}[SettingName];
export type SwitchName = NameOf<"switch">;
/** The settings that an owner types. */
export type TypedName = Exclude<SettingName, SwitchName>;

type SchemaOf<One> = One extends { values: readonly (infer Value extends boolean | string)[] }
  ? z.ZodMiniType<Value, Value>
  : One extends { type: "text" }
    ? z.ZodMiniString
    : z.ZodMiniNumber;
/** Schemas of their values. */
export type SettingSchemas = { [Name in SettingName]: SchemaOf<Settings[Name]> };

export type AccountSetting = Setting & { name: SettingName };

export const settingFields: readonly AccountSetting[] = Object.entries(settings).map(
  // Object.entries forgets the names.
  ([name, setting]) => ({ ...setting, name: name as SettingName }),
);

/** The value of an account that has never set it. */
export const usualSetting = (field: AccountSetting) => (field.type === "text" ? "" : field.usual);
