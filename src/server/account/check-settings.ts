import type { Settings } from "../../contract/account-settings.ts";
import { isBrazilianState } from "../../domain/address.ts";
import { languages } from "../../domain/languages.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { isPaymentMethod } from "../../domain/payment-methods.ts";
import { chatAddress } from "../../domain/phone-number.ts";
import { limits, stripBidi, writtenText, hasForbiddenCharacters } from "../../domain/text-rules.ts";
import { badField, checkEach, type Checks } from "./check-each.ts";
import { isCpfOrCnpj } from "./document-number.ts";
import { inEachLanguage } from "./in-each-language.ts";
import { getPixKeyInfo, isValidPixPayload } from "@brazilian-utils/brazilian-utils";
import type { Extras } from "../../contract/account.ts";
import { maxHomeButtons } from "../../domain/account-limits.ts";
import { parseColour } from "../../domain/contrast.ts";
import { isLinkAddress, withSlash } from "../../domain/link-address.ts";
import { sanitiseRichText } from "./rich-text.ts";

const checks: Checks<Settings> = {
  // What a slider makes of tenths.
  logoScale: (value) => Math.round(value * 100) / 100,
  logoTransitionTop: (value) => value,
  styleguide: ({ colors }) => ({ colors: checkColours(colors) }),
  languages(value) {
    if (!value.includes("br")) throw badField({ code: "portuguese_missing" });
    return languages.filter((language) => value.includes(language));
  },
  inactiveLanguages(value) {
    if (value.includes("br")) throw badField({ code: "portuguese_inactive" });
    return languages.filter((language) => value.includes(language));
  },
  // The blank at its end belongs to it.
  currency(value) {
    if (/\d/.test(value)) throw badField({ code: "currency_digits" });
    return stripBidi(value);
  },
  about: checkRichText(limits.about),
  postal_code(value) {
    const digits = writtenText(value).replace("-", "");
    if (digits !== "" && !/^\d{8}$/.test(digits)) throw badField({ code: "invalid_postal_code" });
    return digits.replace(/^(\d{5})/, "$1-");
  },
  address_street: writtenText,
  address_number: writtenText,
  address_complement: writtenText,
  address_district: writtenText,
  address_city: writtenText,
  address_state(value) {
    const state = writtenText(value).toUpperCase();
    if (state !== "" && !isBrazilianState(state))
      throw badField({ code: "invalid_state" }, { code: "address.state" });
    return state;
  },
  map(value) {
    const address = sanitiseMap(value);
    if (address === "" && writtenText(value) !== "") {
      throw badField({ code: "unknown_map" });
    }
    return address;
  },
  whatsapp(value) {
    const phone = writtenText(value);
    if (phone !== "" && chatAddress(phone) === undefined) {
      throw badField({ code: "invalid_contact" });
    }
    return phone;
  },
  phone(value) {
    const phone = writtenText(value);
    const digits = phone.replaceAll(/[\s()+./-]/g, "");
    if (phone !== "" && !/^\d{8,15}$/.test(digits)) {
      throw badField({ code: "invalid_contact" });
    }
    return phone;
  },
  payment_instructions: writtenText,
  pix_code: (value) => checkPixCode(writtenText(value)),
  locations: (value) => value,
  paymentMethods(value) {
    const unknown = Object.keys(value).find((method) => !isPaymentMethod(method));
    if (unknown !== undefined) throw badField({ code: "unknown_payment_method" });
    return value;
  },
  service_percent: (value) => value,
  document_number(value) {
    const number = writtenText(value);
    if (number !== "" && !isCpfOrCnpj(number)) {
      throw badField({ code: "invalid_document" }, { code: "registry_code" });
    }
    return number;
  },
  ...inEachLanguage("home_text", checkRichText(limits.homeText)),
  ...inEachLanguage("home_minibio", checkRichText(limits.miniBio)),
  home_ctas: checkButtons,
};

/** The settings given as they are stored; refuses naming every field that is wrong. */
export function checkSettings(given: Settings): Settings {
  return checkEach(checks, { given, prefix: "extras" });
}

/**
 * Something that a bank's app pays to: a PIX key (CPF, CNPJ, e-mail, Brazilian mobile number or the random one, with or
 * without their masks) or a whole "copia e cola" code; or nothing. A number is written as apps need it, with its +55:
 * without it they take eleven digits for a CPF.
 */
export function checkPixCode(text: string): string {
  if (text === "" || isValidPixPayload(text)) return text;
  const key = getPixKeyInfo(text);
  if (key === null) throw badField({ code: "invalid_pix" });
  return key.type === "phone" ? key.value : text;
}

/** Sanitising may make a text longer, and write out a character that was hidden as an entity. */
function checkRichText(max: number): (html: string) => string {
  return (html) => {
    const clean = sanitiseRichText(html);
    if (clean.length > max) throw badField({ code: "too_long", max });
    if (hasForbiddenCharacters(clean)) throw badField({ code: "forbidden_characters" });
    return clean;
  };
}

const maxColours = 30;
const colourName = /^[a-z][a-z0-9-]{0,30}$/;

/** Every colour read and written again, so that nothing else reaches a style sheet. */
function checkColours(given: Record<string, string>): Record<string, string> {
  if (Object.keys(given).length > maxColours)
    throw badField({ code: "too_many_colours", max: maxColours });
  const colours = Object.entries(given).map(([name, value]) => {
    const below = `.colors.${name}`;
    if (!colourName.test(name)) throw badField({ code: "invalid_colour_name" }, { below });
    const colour = value.length > limits.colour ? undefined : parseColour(value);
    if (colour === undefined) throw badField({ code: "invalid_colour" }, { below });
    return [name, colour];
  });
  return Object.fromEntries(colours);
}

type Button = Extras["home_ctas"][number];

/** Labels and links trimmed; a link leads outward or to the site's own pages. A blank one is still to be written. */
function checkButtons(buttons: Button[]): Button[] {
  if (buttons.length > maxHomeButtons)
    throw badField({ code: "too_many_buttons", max: maxHomeButtons });
  return buttons.map((button, index) => {
    const texts = Object.entries(button).map(([field, value]) => {
      const written = writtenText(value ?? "");
      const text = field.startsWith("href_") ? withSlash(written) : written;
      if (field.startsWith("href_") && text !== "" && !isLinkAddress(text)) {
        throw badField({ code: "invalid_link" }, { below: `.${index}.${field}` });
      }
      return [field, text];
    });
    return Object.fromEntries(texts);
  });
}
