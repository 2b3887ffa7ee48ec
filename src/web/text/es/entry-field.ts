import type { entryFieldText } from "../entry-field-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of entry-field-dictionary.ts in Spanish. */
export const entryField: Translated<typeof entryFieldText> = {
  title: "Título",
  subtitle: "Descripción",
  inLanguage: (field, language) => `${field} (${language})`,

  fields: {
    priceCents: "Precio",
    serves: "Para cuántas personas",
    min: "Mínimo",
    max: "Máximo",
    price_rule: "Cómo se cobra",
    free_qty: "Gratis",
    max_qty: "Máximo por pedido",
    available: "Horarios en que se puede pedir",
    stock: "Stock (en blanco, sin límite)",
    tax_class: "Clase fiscal",
  },
  aPicture: "Foto",
  station: "Estación",
};
