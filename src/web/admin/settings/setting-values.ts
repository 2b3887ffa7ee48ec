import type { Account } from "../../../contract/account.ts";
import type { AccountIdentity, Settings } from "../../../contract/account-settings.ts";
import { features, isViewMode, type Feature } from "../../../domain/landing-path.ts";
import { languages, offeredLanguages, type Language } from "../../../domain/languages.ts";
import { paymentMethods, type PaymentMethod } from "../../../domain/payment-methods.ts";
import { chosenColours, withChosenColours, type ChosenColours } from "./sections/chosen-colours.ts";

const textSettings = [
  "whatsapp",
  "phone",
  "postal_code",
  "address_street",
  "address_number",
  "address_complement",
  "address_district",
  "address_city",
  "address_state",
  "map",
  "about",
  "payment_instructions",
  "pix_code",
  "document_number",
] as const;

type TextSetting = (typeof textSettings)[number];

/** What stands in the fields of the settings, by the paths that the wire and its refusals have for them. */
export type SettingValues = Record<`extras.${TextSetting}`, string> & {
  "data.name": string;
  "data.source": string;
  "data.time_zone": string;
  /** Those that are switched on. */
  "data.features": readonly Feature[];
  /** Without the blank that stands between it and an amount. */
  "extras.currency": string;
  "extras.paymentMethods": readonly PaymentMethod[];
  /** Those that visitors are offered. */
  "extras.languages": readonly Language[];
  "extras.locations": string;
  "extras.service_percent": string;
  "extras.styleguide": ChosenColours;
};

export type SettingPath = keyof SettingValues;

/** The settings that are a line or more of text. */
export type TextPath = {
  [Path in SettingPath]: SettingValues[Path] extends string ? Path : never;
}[SettingPath];

/** What the server stores for some of the settings. */
export type SettingParts = { data?: AccountIdentity; extras?: Settings };

/** What stands in the fields as long as nobody has changed it. */
export function settingValues(account: Account): SettingValues {
  const { extras } = account;
  const texts = textSettings.map((name) => [`extras.${name}`, extras[name]]);
  return {
    // fromEntries forgets the keys, which are those of the list.
    ...(Object.fromEntries(texts) as Record<`extras.${TextSetting}`, string>),
    "data.name": account.name,
    "data.source": account.source,
    "data.time_zone": account.time_zone,
    "data.features": features.filter((feature) => account.features[feature]),
    "extras.currency": extras.currency.trim(),
    "extras.paymentMethods": paymentMethods.filter((method) => extras.paymentMethods[method]),
    "extras.languages": offeredLanguages(extras),
    "extras.locations": String(extras.locations),
    "extras.service_percent": String(extras.service_percent).replace(".", ","),
    "extras.styleguide": chosenColours(extras.styleguide.colors),
  };
}

/**
 * The changed settings as the server stores them, beside what `account` has. Numbers must have been checked before: what
 * is none is left out.
 */
export function settingParts(
  changed: Readonly<Partial<SettingValues>>,
  account: Account,
): SettingParts {
  const data: AccountIdentity = {};
  const extras: Settings = {};
  for (const name of textSettings) {
    const text = changed[`extras.${name}`];
    if (text !== undefined) extras[name] = name === "about" ? text : text.trim();
  }
  const source = changed["data.source"];
  if (changed["data.name"] !== undefined) data.name = changed["data.name"].trim();
  if (source !== undefined && isViewMode(source)) data.source = source;
  if (changed["data.time_zone"] !== undefined) data.time_zone = changed["data.time_zone"];
  const on = changed["data.features"];
  if (on) data.features = Object.fromEntries(features.map((name) => [name, on.includes(name)]));
  const currency = changed["extras.currency"];
  if (currency !== undefined) extras.currency = `${currency.trim()} `;

  const methods = changed["extras.paymentMethods"];
  if (methods) {
    const chosen = paymentMethods.map((method) => [method, methods.includes(method)]);
    extras.paymentMethods = Object.fromEntries(chosen);
  }
  const offered = changed["extras.languages"];
  if (offered) Object.assign(extras, languageLists(offered, account));
  const locations = wholeNumber(changed["extras.locations"]);
  if (locations !== undefined) extras.locations = locations;
  const percent = decimalNumber(changed["extras.service_percent"]);
  if (percent !== undefined) extras.service_percent = percent;
  const colours = changed["extras.styleguide"];
  if (colours) {
    extras.styleguide = { colors: withChosenColours(account.extras.styleguide.colors, colours) };
  }
  return {
    ...(Object.keys(data).length > 0 ? { data } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
  };
}

/** A language is switched off by a place among the inactive ones, and on by leaving it. */
function languageLists(offered: readonly Language[], { extras }: Account) {
  const known = languages.filter(
    (language) => offered.includes(language) || extras.languages.includes(language),
  );
  return {
    languages: known,
    inactiveLanguages: known.filter((language) => !offered.includes(language)),
  };
}

export function wholeNumber(text: string | undefined): number | undefined {
  const digits = text?.trim() ?? "";
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** With at most two decimals, after a comma or a dot. */
export function decimalNumber(text: string | undefined): number | undefined {
  const digits = text?.trim().replace(",", ".") ?? "";
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}
