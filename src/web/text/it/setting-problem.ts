import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "Inserisca il nome del locale.",
    currency_digits: "Inserisca la valuta, come R$ o US$, senza cifre.",
    invalid_contact: "Inserisca il telefono con il prefisso, o con + e il prefisso del Paese.",
    invalid_postal_code: "Il CEP ha 8 cifre.",
    invalid_document: "Questo CPF o CNPJ non è valido.",
    unknown_map:
      "Questa mappa non è riconosciuta. Usi il codice da incorporare di Google Maps o di OpenStreetMap.",
    invalid_pix: "Questa chiave PIX non è valida. Controlli com’è nella sua banca.",
    invalid_colour: "Inserisca un colore come #6e2247.",
    atMost: (max) => `Inserisca un numero da 0 a ${max}.`,
  },
  services: {
    date: "Inserisca la data.",
    dateTwice: "Questa data è già nell’elenco.",
    number: (least, most) => `Inserisca un numero da ${least} a ${most}.`,
    amount: "Questo importo è troppo alto.",
    tooMany: (most) => `Al massimo ${most} orari.`,
  },
  areas: {
    name: "Inserisca il nome della zona.",
    ranges: "Inserisca almeno un CEP.",
    range: (line) => `Non è un CEP: ${line}`,
    turned: (line) => `L’ultimo CEP viene prima del primo: ${line}`,
    city: "Inserisca la città.",
    districts: "Inserisca almeno un quartiere.",
    both: "Inserisca dei CEP, o una città e i suoi quartieri.",
  },
  summary: {
    on: "attivo",
    off: "non attivo",
    alwaysOpen: "sempre aperto",
    dates: (count) => (count === 1 ? "1 data speciale" : `${count} date speciali`),
    prep: (minutes) => `preparazione ${minutes} min`,
    minimum: (amount) => `minimo ${amount}`,
    manual: "accetta il personale",
    auto: "accettati automaticamente",
    ages: (warn, late) => `attenzione a ${warn} min, in ritardo a ${late} min`,
    slots: (minutes, limit) => `fasce di ${minutes} min con ${limit} ordini`,
    noSlots: "senza fasce",
  },
};
