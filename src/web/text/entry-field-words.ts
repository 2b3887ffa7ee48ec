import type { FigureKey, TypedValues } from "../../contract/menu-fields.ts";
import type { Language } from "../../domain/languages.ts";

// The words of an entry's fields in every language. All words of a new field go here.

/** They stand above the fields of the owner's forms. */
const labels: Record<keyof TypedValues, Record<Language, string>> = {
  priceCents: {
    br: "Preço",
    us: "Price",
    es: "Precio",
    it: "Prezzo",
    fr: "Prix",
    cn: "价格",
  },
  serves: {
    br: "Serve quantas pessoas",
    us: "Serves how many people",
    es: "Para cuántas personas",
    it: "Per quante persone",
    fr: "Pour combien de personnes",
    cn: "几人份",
  },
  min: {
    br: "Mínimo",
    us: "Minimum",
    es: "Mínimo",
    it: "Minimo",
    fr: "Minimum",
    cn: "最少",
  },
  max: {
    br: "Máximo",
    us: "Maximum",
    es: "Máximo",
    it: "Massimo",
    fr: "Maximum",
    cn: "最多",
  },
  price_rule: {
    br: "Como se cobra",
    us: "How it is charged",
    es: "Cómo se cobra",
    it: "Come si addebita",
    fr: "Calcul du prix",
    cn: "计价方式",
  },
  free_qty: {
    br: "Grátis",
    us: "Free",
    es: "Gratis",
    it: "Gratis",
    fr: "Offertes",
    cn: "免费",
  },
  max_qty: {
    br: "Máximo por pedido",
    us: "Maximum per order",
    es: "Máximo por pedido",
    it: "Massimo per ordine",
    fr: "Maximum par commande",
    cn: "每单最多",
  },
  available: {
    br: "Horários em que aparece para pedir",
    us: "Times when it can be ordered",
    es: "Horarios en que se puede pedir",
    it: "Orari in cui si può ordinare",
    fr: "Horaires de commande",
    cn: "可点时间",
  },
  stock: {
    br: "Estoque (em branco é sem limite)",
    us: "Stock (blank is no limit)",
    es: "Stock (en blanco, sin límite)",
    it: "Scorta (vuoto, senza limite)",
    fr: "Stock (vide, sans limite)",
    cn: "库存（留空不限）",
  },
  tax_class: {
    br: "Classe fiscal",
    us: "Tax class",
    es: "Clase fiscal",
    it: "Classe fiscale",
    fr: "Classe fiscale",
    cn: "税类",
  },
};

/** The labels in one language, by the fields' names. */
export const fieldLabels = (language: Language) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, label[language]]),
    // fromEntries forgets the names.
  ) as Record<keyof TypedValues, string>;

/**
 * Guests' words for an item's numbers. Each language is imported as `entry-field-words.ts?us`, a module of its own from which the build keeps
 * only that language: the menu page has no bytes for the other five.
 */
export type FigureWords = Record<FigureKey, (value: number) => string>;

export const br: FigureWords = {
  serves: (people) => (people === 1 ? "Serve 1 pessoa" : `Serve ${people} pessoas`),
};

export const us: FigureWords = {
  serves: (people) => (people === 1 ? "Serves 1" : `Serves ${people}`),
};

export const es: FigureWords = {
  serves: (people) => (people === 1 ? "Para 1 persona" : `Para ${people} personas`),
};

export const it: FigureWords = {
  serves: (people) => (people === 1 ? "Per 1 persona" : `Per ${people} persone`),
};

export const fr: FigureWords = {
  serves: (people) => (people > 1 ? `Pour ${people} personnes` : "Pour 1 personne"),
};

export const cn: FigureWords = {
  serves: (people) => `${people} 人份`,
};
