import type { Account } from "../../../contract/account.ts";
import { maxServicePercent, maxTables } from "../../../domain/account-limits.ts";
import { accountRules } from "../../../domain/account-rules.ts";
import { parseColour } from "../../../domain/contrast.ts";
import { features } from "../../../domain/landing-path.ts";
import { languages, offeredLanguages, type Language } from "../../../domain/languages.ts";
import { paymentMethods } from "../../../domain/payment-methods.ts";
import { parsePhone } from "../../../domain/phone-number.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Errors } from "../../forms/use-errors.ts";
import { numberOf, textOf } from "../../storage/stored-json.ts";
import { accountText } from "../../text/account-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { accountByPath, accountFieldOf, type AccountByPath } from "../account-call.ts";
import { draftRules, type Draft, type DraftRules } from "../../forms/draft.ts";
import {
  chosenColours,
  colourKeys,
  withChosenColours,
  type ChosenColours,
} from "./sections/chosen-colours.ts";

type Path = keyof AccountByPath;

/** The field of a setting. */
type Setting<Value> = {
  /** The setting's name on the screen. */
  label: () => string;
  read: (stored: AccountByPath, path: Path) => Value;
  /** The call's values; none where the text is no such value. */
  write: (value: Value, stored: AccountByPath, path: Path) => Partial<AccountByPath>;
  /** The error that the browser finds by itself. */
  check?: ((value: Value) => string | undefined) | undefined;
};

const labels = accountText.settings;
const { business, errors: wrong } = settingsText;

/** Every setting that is saved with the page, by the path that the wire and its refusals have for it. */
const settings = {
  "data.name": text(() => business.name, worded(accountRules.name)),
  "data.source": text(() => business.source),
  "data.time_zone": text(() => business.timeZone),
  "data.day_ends_at": text(() => business.dayEnd),
  "data.features": switches(() => settingsText.features.title, features),
  "extras.currency": {
    ...text(
      () => business.currency,
      (currency) =>
        isBlank(currency) ? wrong.currency_digits : worded(accountRules.currency)(currency),
    ),
    // A blank stands between it and an amount.
    read: (stored) => stored["extras.currency"].trim(),
    write: (currency) => ({ "extras.currency": `${currency.trim()} ` }),
  } satisfies Setting<string>,
  "extras.document_number": text(() => business.document, worded(accountRules.document)),
  "extras.whatsapp": text(() => labels.whatsapp, worded(accountRules.chatNumber)),
  // Stricter than the rule, which takes every number that a telephone can dial.
  "extras.phone": text(
    () => labels.phone,
    (phone) => (isBlank(phone) || parsePhone(phone) ? undefined : wrong.invalid_contact),
  ),
  "extras.postal_code": text(() => labels.postalCode, worded(accountRules.postalCode)),
  "extras.address_street": text(() => labels.street),
  "extras.address_number": text(() => labels.number),
  "extras.address_complement": text(() => labels.complement),
  "extras.address_district": text(() => labels.district),
  "extras.address_city": text(() => labels.city),
  "extras.address_state": text(() => labels.state),
  "extras.map": text(() => labels.map, worded(accountRules.map)),
  "extras.about": {
    ...text(() => labels.about),
    write: (about) => ({ "extras.about": about }),
  } satisfies Setting<string>,
  "extras.payment_instructions": text(() => labels.paymentInstructions),
  "extras.pix_code": text(() => labels.pixKey, worded(accountRules.pixCode)),
  "extras.paymentMethods": switches(() => labels.paymentMethods, paymentMethods),
  "extras.languages": {
    label: () => labels.languages,
    read: (stored) =>
      offeredLanguages({
        languages: stored["extras.languages"],
        inactiveLanguages: stored["extras.inactiveLanguages"],
      }),
    // A language is switched off by a place among the inactive ones, and on by leaving it.
    write(offered, stored) {
      const known = languages.filter(
        (language) => offered.includes(language) || stored["extras.languages"].includes(language),
      );
      return {
        "extras.languages": known,
        "extras.inactiveLanguages": known.filter((language) => !offered.includes(language)),
      };
    },
  } satisfies Setting<readonly Language[]> as Setting<readonly Language[]>,
  "extras.guest_interface": {
    label: () => settingsText.languages.followsMenu,
    read: (stored) => stored["extras.guest_interface"] === "menu",
    write: (follows) => ({ "extras.guest_interface": follows ? "menu" : "portuguese" }),
  } satisfies Setting<boolean> as Setting<boolean>,
  "extras.locations": number({
    label: () => labels.tableCount,
    parse: wholeNumber,
    most: maxTables,
    error: () => wrong.tables,
  }),
  "extras.service_percent": number({
    label: () => labels.servicePercent,
    parse: decimalNumber,
    most: maxServicePercent,
    error: () => wrong.service_percent,
  }),
  "extras.styleguide": {
    label: () => settingsText.colours.title,
    read: (stored) => chosenColours(stored["extras.styleguide"].colors),
    write: (chosen, stored) => ({
      "extras.styleguide": {
        colors: withChosenColours(stored["extras.styleguide"].colors, chosen),
      },
    }),
  } satisfies Setting<ChosenColours> as Setting<ChosenColours>,
};

export type SettingPath = keyof typeof settings;

/** The settings as their fields have them. */
export type SettingValues = {
  [P in SettingPath]: (typeof settings)[P] extends Setting<infer Value> ? Value : never;
};

/** The settings that are a line or more of text. */
export type TextPath = {
  [P in SettingPath]: SettingValues[P] extends string ? P : never;
}[SettingPath];

export type SettingsDraft = Draft<SettingValues, AccountByPath>;

// entries() and the names of a union forget which value belongs to which path.
const byPath = new Map(Object.entries(settings) as [SettingPath, Setting<unknown>][]);

/** The fields before anybody changes them. */
export function settingValues(stored: AccountByPath): SettingValues {
  const values = [...byPath].map(([path, { read }]) => [path, read(stored, path)]);
  return Object.fromEntries(values) as SettingValues;
}

function written(values: Partial<SettingValues>, stored: AccountByPath): Partial<AccountByPath> {
  const parts = Object.entries(values).map(([path, value]) =>
    byPath.get(path as SettingPath)?.write(value, stored, path as SettingPath),
  );
  return Object.assign({}, ...parts) as Partial<AccountByPath>;
}

export function settingRules(account: Account): DraftRules<SettingValues, AccountByPath> {
  return draftRules({
    stored: accountByPath(account),
    fieldOf(path) {
      const setting = accountFieldOf(path);
      return setting === "extras.inactiveLanguages" ? "extras.languages" : setting;
    },
    read: settingValues,
    write: written,
    seen: (theirs) => theirs,
  });
}

/** Everything about the changed settings that can be seen to be wrong before the server is asked. */
export function errorsOfSettings(changed: Readonly<Partial<SettingValues>>): Errors {
  const errors: Record<string, string> = {};
  for (const [path, { check }] of byPath) {
    const error = path in changed ? check?.(changed[path]) : undefined;
    if (error !== undefined) errors[path] = error;
  }
  const colours = changed["extras.styleguide"];
  for (const key of colourKeys) {
    const colour = colours?.[key].trim() ?? "";
    if (colour !== "" && parseColour(colour) === undefined) {
      errors[`extras.styleguide.colors.${key}`] = wrong.invalid_colour;
    }
  }
  return errors;
}

/** The name on the screen of the setting at a path of the wire. */
export function settingLabel(path: string): string {
  if (path === "extras.inactiveLanguages") return settingsText.languages.inactive;
  return byPath.get(path as SettingPath)?.label() ?? path;
}

function text(label: () => string, check?: Setting<string>["check"]): Setting<string> {
  return {
    label,
    read: (stored, path) => textOf(stored[path]),
    write: (typed, _stored, path) => ({ [path]: typed.trim() }),
    check,
  };
}

type NumberRule = {
  label: () => string;
  parse: (typed: string) => number | undefined;
  most: number;
  error: () => string;
};

/** A number, as text with a comma. */
function number({ label, parse, most, error }: NumberRule): Setting<string> {
  return {
    label,
    read: (stored, path) => String(numberOf(stored[path])).replace(".", ","),
    write(typed, _stored, path) {
      const value = parse(typed);
      return value === undefined ? {} : { [path]: value };
    },
    check: (typed) => ((parse(typed) ?? Infinity) <= most ? undefined : error()),
  };
}

/** The names of those that are switched on. */
function switches<Name extends string>(
  label: () => string,
  names: readonly Name[],
): Setting<readonly Name[]> {
  return {
    label,
    read: (stored, path) =>
      names.filter((name) => Reflect.get(Object(stored[path]), name) === true),
    write: (on, _stored, path) => ({
      [path]: Object.fromEntries(names.map((name) => [name, on.includes(name)])),
    }),
  };
}

/** The rule's problem with a text, in words. */
function worded(rule: (text: string) => { code: keyof typeof wrong } | undefined) {
  return (typed: string) => {
    const problem = rule(typed.trim());
    return problem && wrong[problem.code];
  };
}

function wholeNumber(typed: string): number | undefined {
  const digits = typed.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** With at most two decimals, after a comma or a dot. */
function decimalNumber(typed: string): number | undefined {
  const digits = typed.trim().replace(",", ".");
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}
