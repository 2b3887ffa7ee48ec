import type { optionProblemText } from "../option-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const optionProblem: Translated<typeof optionProblemText> = {
  tooFew: (group, min) => `${group}: manca una scelta (almeno ${min})`,
  uneven: (option) => `${option}: la stessa quantità per ogni unità`,
  atMost: (what, max) => `${what}: al massimo ${max}`,
  atMostInOrder: (max) => `al massimo ${max} nell’ordine`,
};
