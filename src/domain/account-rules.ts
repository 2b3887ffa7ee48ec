import { isBrazilianState } from "./brazilian-states.ts";
import { completePostalCode, isCpfOrCnpj, unlessBlank } from "./value-rules.ts";
import { sanitiseMap } from "./map-address.ts";
import { chatAddress, dialledNumber } from "./phone-number.ts";
import { readPixKey } from "./pix-key.ts";
import { isBlank } from "./text-rules.ts";

/**
 * Checks of settings that owners type as one line of text, given without blanks around it. Only the name may not be
 * blank.
 */
export const accountRules = {
  name: (text: string) => (isBlank(text) ? { code: "required" as const } : undefined),
  /** A digit would be read as part of the amount behind it. */
  currency: (text: string) => (/\d/.test(text) ? { code: "currency_digits" as const } : undefined),
  document: unlessBlank("invalid_document", isCpfOrCnpj),
  state: unlessBlank("invalid_state", (text) => isBrazilianState(text.toUpperCase())),
  postalCode: unlessBlank("invalid_postal_code", (text) => completePostalCode(text) !== undefined),
  chatNumber: unlessBlank("invalid_contact", (text) => chatAddress(text) !== undefined),
  phone: unlessBlank("invalid_contact", (text) => dialledNumber(text) !== undefined),
  map: unlessBlank("unknown_map", (text) => sanitiseMap(text) !== ""),
  pixCode: unlessBlank("invalid_pix", (text) => readPixKey(text) !== undefined),
};

export type SettingRule = keyof typeof accountRules;

/** Turns a text into its stored form, by rule. Texts of the other rules are stored as they were written. */
export const storedForms: { [Rule in SettingRule]?: (text: string) => string } = {
  state: (text) => text.toUpperCase(),
  postalCode: (text) => (completePostalCode(text) ?? "").replace(/^(\d{5})/, "$1-"),
  map: sanitiseMap,
  pixCode: (text) => readPixKey(text) ?? "",
};
