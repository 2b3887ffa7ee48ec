import { isValidPixKey, isValidPixPayload } from "@brazilian-utils/brazilian-utils";
import { maxServicePercent, maxTables } from "../../../domain/account-limits.ts";
import { parseColour } from "../../../domain/contrast.ts";
import { sanitiseMap } from "../../../domain/map-address.ts";
import { chatAddress, parsePhone } from "../../../domain/phone-number.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { completePostalCode } from "../../address/address-filling.ts";
import { isCpfOrCnpj } from "../../site/document-number.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { colourKeys } from "./sections/chosen-colours.ts";
import {
  decimalNumber,
  wholeNumber,
  type SettingPath,
  type SettingValues,
  type TextPath,
} from "./setting-values.ts";

/** What is wrong, by path; the server's refusals name theirs in the same way. */
export type SettingErrors = Readonly<Record<string, string>>;

const wrong = settingsText.errors;

type Check = (text: string) => string | undefined;

/** A blank text is right unless the check says otherwise. */
const checks: { [Path in TextPath]?: Check } = {
  "data.name": (name) => (isBlank(name) ? wrong.name : undefined),
  "extras.currency": (currency) =>
    isBlank(currency) || /\d/.test(currency) ? wrong.currency : undefined,
  "extras.whatsapp": unlessBlank((phone) => chatAddress(phone) !== undefined, wrong.phone),
  "extras.phone": unlessBlank((phone) => parsePhone(phone) !== undefined, wrong.phone),
  "extras.postal_code": unlessBlank(
    (code) => completePostalCode(code) !== undefined,
    wrong.postalCode,
  ),
  "extras.document_number": unlessBlank(isCpfOrCnpj, wrong.document),
  "extras.map": unlessBlank((map) => sanitiseMap(map) !== "", wrong.map),
  "extras.pix_code": unlessBlank(
    (key) => isValidPixKey(key.trim()) || isValidPixPayload(key.trim()),
    wrong.pixKey,
  ),
  "extras.locations": (text) => inRange(wholeNumber(text), maxTables, wrong.tables),
  "extras.service_percent": (text) =>
    inRange(decimalNumber(text), maxServicePercent, wrong.servicePercent),
};

/** Everything about the changed settings that can be seen to be wrong before the server is asked. */
export function errorsOfSettings(changed: Readonly<Partial<SettingValues>>): SettingErrors {
  const errors: Record<string, string> = {};
  for (const [path, check] of Object.entries(checks)) {
    const text = changed[path as SettingPath]; // entries() widens the keys of the table
    const error = typeof text === "string" ? check(text) : undefined;
    if (error !== undefined) errors[path] = error;
  }
  const colours = changed["extras.styleguide"];
  for (const key of colourKeys) {
    const colour = colours?.[key].trim() ?? "";
    if (colour !== "" && parseColour(colour) === undefined) {
      errors[`extras.styleguide.colors.${key}`] = wrong.colour;
    }
  }
  return errors;
}

function unlessBlank(isRight: (text: string) => boolean, error: string): Check {
  return (text) => (isBlank(text) || isRight(text) ? undefined : error);
}

function inRange(value: number | undefined, most: number, error: string): string | undefined {
  return value !== undefined && value <= most ? undefined : error;
}
