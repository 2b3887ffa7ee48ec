import type { Language } from "../../domain/languages.ts";
import { portuguesePricing, type PricingLabels } from "../../domain/pricing-words.ts";

/** The words of groups' prices on paper; pages have the same ones. */
export const pricing: Record<Language, PricingLabels> = {
  br: portuguesePricing,
  us: {
    highest: "price of the most expensive",
    average: "average price",
    free: (count) => `${count} free`,
    options: "Options",
  },
  es: {
    highest: "precio de la más cara",
    average: "promedio de los precios",
    free: (count) => `${count} gratis`,
    options: "Opciones",
  },
  it: {
    highest: "prezzo della più cara",
    average: "media dei prezzi",
    free: (count) => `${count} gratis`,
    options: "Opzioni",
  },
  fr: {
    highest: "prix de la plus chère",
    average: "moyenne des prix",
    free: (count) => (count > 1 ? `${count} offertes` : `${count} offerte`),
    options: "Options",
  },
  cn: {
    highest: "按最贵的计价",
    average: "按均价计价",
    free: (count) => `${count} 项免费`,
    options: "选项",
  },
};
