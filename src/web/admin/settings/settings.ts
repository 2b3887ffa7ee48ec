import type { Account } from "../../../contract/account.ts";
import {
  settingFields,
  type AccountSetting,
  type SettingName,
  type SwitchName,
  type TypedName,
} from "../../../contract/setting-fields.ts";
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
import { draftRules, type DraftRules } from "../../forms/draft.ts";
import {
  chosenColours,
  colourKeys,
  withChosenColours,
  type ChosenColours,
} from "./sections/chosen-colours.ts";

type Path = keyof AccountByPath;

type Setting<Value> = {
  /** The setting's name on the screen. */
  label: () => string;
  read: (stored: AccountByPath, path: Path) => Value;
  /** The call's values; empty if the text is not a valid value. */
  write: (value: Value, stored: AccountByPath, path: Path) => Partial<AccountByPath>;
  /** The error that the browser can find without the server. */
  check?: ((value: Value) => string | undefined) | undefined;
};

const labels = accountText.settings;
const { business, errors: wrong } = settingsText;

/** Settings of a shape of their own, by the path that the wire and its refusals have for them. */
const ownSettings = {
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
  "extras.paymentMethods": switches(() => labels.paymentMethods, paymentMethods),
  "extras.languages": {
    label: () => settingsText.languages.title,
    read: (stored) =>
      offeredLanguages({
        languages: stored["extras.languages"],
        inactiveLanguages: stored["extras.inactiveLanguages"],
      }),
    // A language is off while it is among the inactive ones.
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

type OwnPath = keyof typeof ownSettings;
export type SettingPath = OwnPath | `extras.${SettingName}`;

export type SettingValues = {
  [P in OwnPath]: (typeof ownSettings)[P] extends Setting<infer Value> ? Value : never;
} & { [Name in TypedName as `extras.${Name}`]: string } & {
  [Name in SwitchName as `extras.${Name}`]: boolean;
};

/** The settings that are a line or more of text. */
export type TextPath = {
  [P in SettingPath]: SettingValues[P] extends string ? P : never;
}[SettingPath];

/** Every setting that is saved with the page. `entries()` and a union lose the relation of keys and values. */
const byPath = new Map([
  ...(Object.entries(ownSettings) as [SettingPath, Setting<unknown>][]),
  ...settingFields.map(
    (field) => [`extras.${field.name}`, described(field) as Setting<unknown>] as const,
  ),
]);

/** The fields' initial values. */
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

/** A stored value of a switch as people read it. */
export function switchWords(path: string, value: unknown): string | undefined {
  const field = settingFields.find(({ name }) => path === `extras.${name}`);
  const isOf = (state: 0 | 1) => field?.type === "switch" && field.values[state] === value;
  const { on, off } = settingsText.history;
  return isOf(1) ? on : isOf(0) ? off : undefined;
}

function text(label: () => string, check?: Setting<string>["check"]): Setting<string> {
  return {
    label,
    read: (stored, path) => textOf(stored[path]),
    write: (typed, _stored, path) => ({ [path]: typed.trim() }),
    check,
  };
}

/** The setting that the table of `setting-fields.ts` has under this name. */
function described(field: AccountSetting): Setting<string> | Setting<boolean> {
  const label = () => settingsText.fields[field.name].label;
  if (field.type === "switch") return onOrOff(label, field.values);
  return field.type === "text" ? text(label, checkOf(field)) : number(label, field);
}

function number(
  label: () => string,
  { type, max }: AccountSetting & { type: "count" | "percentage" },
): Setting<string> {
  const parse = type === "count" ? wholeNumber : decimalNumber;
  return {
    label,
    // Decimals are written with a comma.
    read: (stored, path) => String(numberOf(stored[path])).replace(".", ","),
    write(typed, _stored, path) {
      const value = parse(typed);
      return value === undefined ? {} : { [path]: value };
    },
    check: (typed) => ((parse(typed) ?? Infinity) <= max ? undefined : settingsText.atMost(max)),
  };
}

function checkOf({ name, rule }: AccountSetting & { type: "text" }): Setting<string>["check"] {
  // Stricter than the rule, which takes every number that a telephone can dial.
  if (name === "phone")
    return (phone) => (isBlank(phone) || parsePhone(phone) ? undefined : wrong.invalid_contact);
  // A state is chosen from a list.
  return rule && rule !== "state" ? worded(accountRules[rule]) : undefined;
}

function onOrOff(label: () => string, [off, on]: readonly unknown[]): Setting<boolean> {
  return {
    label,
    read: (stored, path) => stored[path] === on,
    write: (isOn, _stored, path) => ({ [path]: isOn ? on : off }),
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
