import { inEachLanguage } from "../account/in-each-language.ts";
import type { AccountChange } from "../account/save-account.ts";

/** Every setting that an owner may change, with a value that is stored as it stands. */
export const settingsExample = {
  extras: {
    logoScale: 1.2,
    logoTransitionTop: -10,
    styleguide: { colors: { accent: "#aa3300" } },
    languages: ["br", "us", "es"],
    inactiveLanguages: ["es"],
    guest_interface: "menu",
    currency: "R$ ",
    about:
      '<p>Desde <strong>1987</strong>, <a href="https://example.com" rel="noopener">aqui</a>.</p>',
    postal_code: "13010-000",
    address_street: "Rua das Flores",
    address_number: "12",
    address_complement: "loja 2",
    address_district: "Centro",
    address_city: "Campinas",
    address_state: "SP",
    map: "https://www.openstreetmap.org/export/embed.html?bbox=-47.1,-22.9,-47.0,-22.8",
    whatsapp: "(19) 99999-0000",
    phone: "(19) 3232-1010",
    payment_instructions: "Envie o comprovante.",
    pix_code: "dona@example.com",
    locations: 3,
    paymentMethods: { cash: true, pix: true },
    service_percent: 12.5,
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
