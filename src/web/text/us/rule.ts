import type { ruleText } from "../rule-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of rule-dictionary.ts in English. */
export const rule: Translated<typeof ruleText> = {
  chooseOne: "choose 1 · required",
  upTo: (max) => `up to ${max}`,
  atLeast: (min) => `choose at least ${min}`,
  exactly: (count) => `choose ${count}`,
  between: (min, max) => `choose ${min} to ${max}`,
  highest: "price of the dearest",
  average: "average price",
  free: (count) => `${count} free`,
  options: "Options",

  tooFew: (group, min) => `${group}: still to choose (at least ${min})`,
  uneven: (option) => `${option}: the same quantity in each unit`,
  atMost: (what, max) => `${what}: at most ${max}`,
  atMostInOrder: (max) => `at most ${max} in the order`,
};
