import type { Extras } from "../../contract/account.ts";
import {
  settingFields,
  type AccountSetting,
  type SettingName,
} from "../../contract/setting-fields.ts";
import { inEachLanguage } from "../account/in-each-language.ts";
import type { AccountChange } from "../account/save-account.ts";

/** The settings that take any value of their type. */
const free = Object.fromEntries(
  settingFields.map((field) => [field.name, exampleOf(field)]),
  // fromEntries forgets which value is whose.
) as Pick<Extras, SettingName>;

function exampleOf(field: AccountSetting): boolean | number | string {
  if (field.type === "text") return "Aa 1".slice(0, field.max);
  if (field.type === "switch")
    return field.values.find((value) => value !== field.usual) ?? field.usual;
  return field.type === "percentage" ? field.max - 0.25 : field.max;
}

/** Every setting that an owner may change, with a value that is stored as it stands. */
export const settingsExample = {
  extras: {
    ...free,
    logoScale: 1.2,
    logoTransitionTop: -10,
    styleguide: { colors: { accent: "#aa3300" } },
    languages: ["br", "us", "es"],
    inactiveLanguages: ["es"],
    currency: "R$ ",
    about:
      '<p>Desde <strong>1987</strong>, <a href="https://example.com" rel="noopener">aqui</a>.</p>',
    postal_code: "13010-000",
    address_state: "SP",
    map: "https://www.openstreetmap.org/export/embed.html?bbox=-47.1,-22.9,-47.0,-22.8",
    whatsapp: "(19) 99999-0000",
    phone: "(19) 3232-1010",
    pix_code: "dona@example.com",
    paymentMethods: { cash: true, pix: true },
    document_number: "11.444.777/0001-61",
    ...inEachLanguage("home_text", "<p>Bem-vindos</p>"),
    ...inEachLanguage("home_minibio", "<p>Feito em casa</p>"),
    home_ctas: [{ ...inEachLanguage("cta", "Pedir"), ...inEachLanguage("href", "/delivery") }],
  },
  data: {
    logo: null,
    banner: null,
    name: "Casa da Dona",
    active: true,
    source: "menu",
    time_zone: "America/Manaus",
    day_ends_at: "03:30",
  },
} satisfies AccountChange;
