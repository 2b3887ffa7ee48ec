import type { optionProblemText } from "../option-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const optionProblem: Translated<typeof optionProblemText> = {
  tooFew: (group, min) => `${group}\u202f: choix manquant (au moins ${min})`,
  uneven: (option) => `${option}\u202f: la même quantité pour chaque unité`,
  atMost: (what, max) => `${what}\u202f: ${max} au maximum`,
  atMostInOrder: (max) => `${max} au maximum dans la commande`,
};
