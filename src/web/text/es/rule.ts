import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of rule-dictionary.ts in Spanish. */
export const rule: Translated<typeof ruleText> = {
  chooseOne: "elija 1 · obligatorio",
  upTo: (max) => `hasta ${max}`,
  atLeast: (min) => `elija al menos ${min}`,
  exactly: (count) => `elija ${count}`,
  between: (min, max) => `elija de ${min} a ${max}`,
  highest: "precio de la más cara",
  average: "promedio de los precios",
  free: (count) => `${count} gratis`,
  options: "Opciones",

  tooFew: (group, min) => `${group}: falta elegir (al menos ${min})`,
  uneven: (option) => `${option}: la misma cantidad en cada unidad`,
  atMost: (what, max) => `${what}: máximo ${max}`,
  atMostInOrder: (max) => `máximo ${max} en el pedido`,
};
