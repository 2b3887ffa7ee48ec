import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of rule-dictionary.ts in French. */
export const rule: Translated<typeof ruleText> = {
  chooseOne: "choisissez-en 1 · obligatoire",
  upTo: (max) => `jusqu’à ${max}`,
  atLeast: (min) => `choisissez-en au moins ${min}`,
  exactly: (count) => `choisissez-en ${count}`,
  between: (min, max) => `choisissez-en de ${min} à ${max}`,
  highest: "prix de la plus chère",
  average: "moyenne des prix",
  free: (count) => (count > 1 ? `${count} offertes` : `${count} offerte`),
  options: "Options",

  tooFew: (group, min) => `${group}\u202f: choix manquant (au moins ${min})`,
  uneven: (option) => `${option}\u202f: la même quantité pour chaque unité`,
  atMost: (what, max) => `${what}\u202f: ${max} au maximum`,
  atMostInOrder: (max) => `${max} au maximum dans la commande`,
};
