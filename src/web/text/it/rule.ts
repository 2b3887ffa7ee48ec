import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of rule-dictionary.ts in Italian. */
export const rule: Translated<typeof ruleText> = {
  chooseOne: "ne scelga 1 · obbligatorio",
  upTo: (max) => `fino a ${max}`,
  atLeast: (min) => `ne scelga almeno ${min}`,
  exactly: (count) => `ne scelga ${count}`,
  between: (min, max) => `ne scelga da ${min} a ${max}`,
  highest: "prezzo della più cara",
  average: "media dei prezzi",
  free: (count) => `${count} gratis`,
  options: "Opzioni",

  tooFew: (group, min) => `${group}: manca una scelta (almeno ${min})`,
  uneven: (option) => `${option}: la stessa quantità per ogni unità`,
  atMost: (what, max) => `${what}: al massimo ${max}`,
  atMostInOrder: (max) => `al massimo ${max} nell’ordine`,
};
