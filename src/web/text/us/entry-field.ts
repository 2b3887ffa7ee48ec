import type { entryFieldText } from "../entry-field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of entry-field-dictionary.ts in English. */
export const entryField: Translated<typeof entryFieldText> = {
  title: "Title",
  subtitle: "Description",
  inLanguage: (field, language) => `${field} (${language})`,

  fields: {
    priceCents: "Price",
    serves: "Serves how many people",
    min: "Minimum",
    max: "Maximum",
    price_rule: "How it is charged",
    free_qty: "Free",
    max_qty: "Maximum per order",
    available: "Times when it can be ordered",
    stock: "Stock (blank is no limit)",
    tax_class: "Tax class",
  },
  aPicture: "Photo",
  station: "Station",
};
