import type { Settings } from "../../contract/account-settings.ts";
import { isBrazilianState } from "../../domain/address.ts";
import { languages } from "../../domain/languages.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { isPaymentMethod } from "../../domain/payment-methods.ts";
import { chatAddress } from "../../domain/phone-number.ts";
import { limits, stripBidi, writtenText } from "../../domain/text-rules.ts";
import { badField, checkEach, type Checks } from "./check-each.ts";
import { checkButtons, checkColours, checkRichText } from "./check-texts.ts";
import { isCpfOrCnpj } from "./document-number.ts";
import { inEachLanguage } from "./in-each-language.ts";
import { checkPixCode } from "./pix-key.ts";

const checks: Checks<Settings> = {
  // What a slider makes of tenths.
  logoScale: (value) => Math.round(value * 100) / 100,
  logoTransitionTop: (value) => value,
  styleguide: ({ colors }) => ({ colors: checkColours(colors) }),
  languages(value) {
    if (!value.includes("br")) throw badField("o português não pode faltar");
    return languages.filter((language) => value.includes(language));
  },
  inactiveLanguages(value) {
    if (value.includes("br")) throw badField("o português não pode ser desativado");
    return languages.filter((language) => value.includes(language));
  },
  // The blank at its end belongs to it.
  currency(value) {
    if (/\d/.test(value)) throw badField("sem números, que seriam lidos com os valores");
    return stripBidi(value);
  },
  about: checkRichText(limits.about),
  postal_code(value) {
    const digits = writtenText(value).replace("-", "");
    if (digits !== "" && !/^\d{8}$/.test(digits)) throw badField("use o formato 00000-000");
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
      throw badField("UF inválida", { code: "address.state" });
    return state;
  },
  map(value) {
    const address = sanitiseMap(value);
    if (address === "" && writtenText(value) !== "") {
      throw badField("use o código de incorporação do Google Maps ou do OpenStreetMap");
    }
    return address;
  },
  whatsapp(value) {
    const phone = writtenText(value);
    if (phone !== "" && chatAddress(phone) === undefined) {
      throw badField("número inválido: escreva com o DDD");
    }
    return phone;
  },
  phone(value) {
    const phone = writtenText(value);
    const digits = phone.replaceAll(/[\s()+./-]/g, "");
    if (phone !== "" && !/^\d{8,15}$/.test(digits)) {
      throw badField("número inválido: escreva com o DDD");
    }
    return phone;
  },
  payment_instructions: writtenText,
  pix_code: (value) => checkPixCode(writtenText(value)),
  locations: (value) => value,
  paymentMethods(value) {
    const unknown = Object.keys(value).find((method) => !isPaymentMethod(method));
    if (unknown !== undefined) throw badField("forma de pagamento desconhecida");
    return value;
  },
  service_percent: (value) => value,
  document_number(value) {
    const number = writtenText(value);
    if (number !== "" && !isCpfOrCnpj(number)) {
      throw badField("CPF/CNPJ inválido", { code: "registry_code" });
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
