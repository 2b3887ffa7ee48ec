import type { entryFieldText } from "../entry-field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of entry-field-dictionary.ts in French. */
export const entryField: Translated<typeof entryFieldText> = {
  title: "Titre",
  subtitle: "Description",
  inLanguage: (field, language) => `${field} (${language})`,

  fields: {
    priceCents: "Prix",
    serves: "Pour combien de personnes",
    min: "Minimum",
    max: "Maximum",
    price_rule: "Comment c’est compté",
    free_qty: "Offerts",
    max_qty: "Maximum par commande",
    available: "Heures où il se commande",
    stock: "Stock (vide, sans limite)",
    tax_class: "Classe fiscale",
  },
  aPicture: "Photo",
  station: "Poste",
};
