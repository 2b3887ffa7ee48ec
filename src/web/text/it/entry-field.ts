import type { entryFieldText } from "../entry-field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of entry-field-dictionary.ts in Italian. */
export const entryField: Translated<typeof entryFieldText> = {
  title: "Titolo",
  subtitle: "Descrizione",
  inLanguage: (field, language) => `${field} (${language})`,

  fields: {
    priceCents: "Prezzo",
    serves: "Per quante persone",
    min: "Minimo",
    max: "Massimo",
    price_rule: "Come si addebita",
    free_qty: "Gratis",
    max_qty: "Massimo per ordine",
    available: "Orari in cui si può ordinare",
    stock: "Scorta (vuoto, senza limite)",
    tax_class: "Classe fiscale",
  },
  aPicture: "Foto",
  station: "Postazione",
};
