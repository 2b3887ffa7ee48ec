import type { optionProblemText } from "../option-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const optionProblem: Translated<typeof optionProblemText> = {
  tooFew: (group, min) => `${group}: falta elegir (al menos ${min})`,
  uneven: (option) => `${option}: la misma cantidad en cada unidad`,
  atMost: (what, max) => `${what}: máximo ${max}`,
  atMostInOrder: (max) => `máximo ${max} en el pedido`,
};
