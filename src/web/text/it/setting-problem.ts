import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "Inserisci il nome del locale.",
    currency_digits: "Inserisci la valuta, come R$ o US$, senza cifre.",
    invalid_contact: "Inserisci il telefono con il prefisso, o con + e il prefisso del Paese.",
    invalid_postal_code: "Il CEP ha 8 cifre.",
    invalid_document: "Questo CPF o CNPJ non è valido.",
    unknown_map:
      "Questa mappa non è riconosciuta. Usa il codice da incorporare di Google Maps o di OpenStreetMap.",
    invalid_pix: "Questa chiave PIX non è valida. Controlla com’è nella tua banca.",
    invalid_colour: "Inserisci un colore come #6e2247.",
    atMost: (max) => `Inserisci un numero da 0 a ${max}.`,
  },
  services: {
    date: "Inserisci la data.",
    dateTwice: "Questa data è già nell’elenco.",
    number: (least, most) => `Inserisci un numero da ${least} a ${most}.`,
    amount: "Questo importo è troppo alto.",
    tooMany: (most) => `Al massimo ${most} orari.`,
  },
  areas: {
    name: "Inserisci il nome della zona.",
    ranges: "Inserisci almeno un CEP.",
    range: (line) => `Non è un CEP: ${line}`,
    turned: (line) => `L’ultimo CEP viene prima del primo: ${line}`,
    city: "Inserisci la città.",
    districts: "Inserisci almeno un quartiere.",
    both: "Inserisci dei CEP, o una città e i suoi quartieri.",
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
