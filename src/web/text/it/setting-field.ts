import type { settingFieldText } from "../setting-field-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settingField: Translated<typeof settingFieldText> = {
  fields: settingWords("it"),
  own: {
    "data.name": "Nome",
    "data.source": "Pagina principale",
    "data.time_zone": "Fuso orario",
    "data.day_ends_at": "Fine della giornata del ristorante",
    "extras.currency": "Valuta",
    "extras.paymentMethods": "Metodi di pagamento",
    rooms: "Numero di camere",
    "extras.inactiveLanguages": "Lingue non attive",
  },
  features: {
    delivery: "Consegna",
    linktree: "Pagina di link",
    localOrder: "Ordine al tavolo",
    easyOrder: "Ordine in camera",
    attendantOrder: "Conti del cameriere",
  },
};
