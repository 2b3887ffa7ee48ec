import type { optionProblemText } from "../option-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const optionProblem: Translated<typeof optionProblemText> = {
  tooFew: (group, min) => `${group}: still to choose (at least ${min})`,
  uneven: (option) => `${option}: the same quantity in each unit`,
  atMost: (what, max) => `${what}: at most ${max}`,
  atMostInOrder: (max) => `at most ${max} in the order`,
};
