import { dictionary } from "./spoken-language.ts";

/** The names of an entry's fields, in Portuguese; see dictionary.ts. */
export const entryFieldText = dictionary("entry-field", {
  title: "Título",
  subtitle: "Descrição",
  inLanguage: (field: string, language: string) => `${field} (${language})`,

  fields: {
    priceCents: "Preço",
    serves: "Serve quantas pessoas",
    min: "Mínimo",
    max: "Máximo",
    price_rule: "Como se cobra",
    free_qty: "Grátis",
    max_qty: "Máximo por pedido",
    available: "Horários em que aparece para pedir",
    stock: "Estoque (em branco é sem limite)",
    tax_class: "Classe fiscal",
  },
  aPicture: "Foto",
  station: "Estação",
});
