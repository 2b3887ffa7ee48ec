import type { Account } from "../../../contract/account.ts";
import {
  settingFields,
  type AccountSetting,
  type SettingName,
  type SwitchName,
  type TypedName,
} from "../../../contract/setting-fields.ts";
import { features } from "../../../domain/landing-path.ts";
import { languages, offeredLanguages, type Language } from "../../../domain/languages.ts";
import { paymentMethods } from "../../../domain/payment-methods.ts";
import { numberOf, textOf } from "../../storage/stored-json.ts";
import { typedNumber } from "../../text/formats.ts";
import { accountByPath, accountFieldOf, type AccountByPath } from "../account-call.ts";
import { draftRules, type DraftRules } from "../../forms/draft.ts";
import { chosenColours, withChosenColours, type ChosenColours } from "./sections/chosen-colours.ts";

type Path = keyof AccountByPath;

type Setting<Value> = {
  read: (stored: AccountByPath, path: Path) => Value;
  /** The call's values; empty if the text is not a valid value. */
  write: (value: Value, stored: AccountByPath, path: Path) => Partial<AccountByPath>;
};

/** Numbers as they are typed; undefined for what is none. */
export const parsedNumbers = { count: wholeNumber, percentage: decimalNumber };

const text: Setting<string> = {
  read: (stored, path) => textOf(stored[path]),
  write: (typed, _stored, path) => ({ [path]: typed.trim() }),
};

/** Settings of a shape of their own, by the path that the wire and its refusals have for them. */
const ownSettings = {
  "data.name": text,
  "data.source": text,
  "data.time_zone": text,
  "data.day_ends_at": text,
  "data.features": switches(features),
  "extras.currency": {
    // A blank stands between it and an amount.
    read: (stored) => stored["extras.currency"].trim(),
    write: (currency) => ({ "extras.currency": `${currency.trim()} ` }),
  } satisfies Setting<string>,
  "extras.paymentMethods": switches(paymentMethods),
  "extras.languages": {
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

/** The setting that the table of `setting-fields.ts` has under this name. */
function described(field: AccountSetting): Setting<string> | Setting<boolean> {
  if (field.type === "switch") return onOrOff(field.values);
  return field.type === "text" ? text : number(parsedNumbers[field.type]);
}

function number(parse: (typed: string) => number | undefined): Setting<string> {
  return {
    read: (stored, path) => typedNumber(numberOf(stored[path])),
    write(typed, _stored, path) {
      const value = parse(typed);
      return value === undefined ? {} : { [path]: value };
    },
  };
}

/** The chosen names after one is switched, in the order of `all`. */
export function switched<Name>(all: readonly Name[], on: readonly Name[], one: Name): Name[] {
  return all.filter((name) => on.includes(name) !== (name === one));
}

function onOrOff([off, on]: readonly unknown[]): Setting<boolean> {
  return {
    read: (stored, path) => stored[path] === on,
    write: (isOn, _stored, path) => ({ [path]: isOn ? on : off }),
  };
}

/** The names of those that are switched on. */
function switches<Name extends string>(names: readonly Name[]): Setting<readonly Name[]> {
  return {
    read: (stored, path) =>
      names.filter((name) => Reflect.get(Object(stored[path]), name) === true),
    write: (on, _stored, path) => ({
      [path]: Object.fromEntries(names.map((name) => [name, on.includes(name)])),
    }),
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
