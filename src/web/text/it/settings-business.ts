import type { settingsBusinessText } from "../settings-business-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsBusiness: Translated<typeof settingsBusinessText> = {
  business: {
    help: "Come appare la tua attività sul sito e sulle ricevute.",
    nameHint: "Appare in alto sul sito e nella scheda del browser.",
    sourceHint: "La pagina del menù: lì portano la navigazione e Admin.",
    timeZoneHint: "Gli orari degli ordini seguono questo fuso.",
    dayEndHint:
      "Ciò che si vende dopo mezzanotte e fino a quest’ora è del giorno prima. Vale dalla fine della giornata di oggi; i giorni passati restano come sono stati chiusi.",
    currencyHint: (price) => `Sta prima di ogni importo: ${price}`,
    otherTimeZones: "Altri Paesi",
    otherTimeZone: (name) => `Altro (${name})`,
  },
  contacts: {
    help: "Come ti contattano i clienti. Ciò che è vuoto non appare.",
  },
  address: {
    help: "Appare in fondo al sito quando c’è un CEP (codice postale).",
    complementPlaceholder: "Negozio, piano, zona",
    mapRecognised: "Mappa riconosciuta.",
    showMap: "Vedi la mappa",
    hideMap: "Chiudi la mappa",
    mapPreview: "Anteprima della mappa",
  },
  about: {
    help: "La storia del locale, orari, avvisi. Se vuota, la sezione non appare.",
    label: "Testo della sezione Chi siamo",
  },
};
