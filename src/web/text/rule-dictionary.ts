import { dictionary } from "./spoken-language.ts";

/** The texts of a group's rules, in Portuguese; see dictionary.ts. They begin with a small letter. */
export const ruleText = dictionary("rule", {
  chooseOne: "escolha 1\u00a0· obrigatório",
  upTo: (max: number) => `até ${max}`,
  atLeast: (min: number) => `escolha ao menos ${min}`,
  exactly: (count: number) => `escolha ${count}`,
  between: (min: number, max: number) => `escolha de ${min} a ${max}`,
});
