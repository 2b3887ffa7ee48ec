import { portuguesePricing } from "../../domain/pricing-words.ts";
import { dictionary } from "./spoken-language.ts";

/** The texts of a group's rules, and of what breaks them, in Portuguese; see dictionary.ts. Those of rules begin small. */
export const ruleText = dictionary("rule", {
  chooseOne: "escolha 1 · obrigatório",
  upTo: (max: number) => `até ${max}`,
  atLeast: (min: number) => `escolha ao menos ${min}`,
  exactly: (count: number) => `escolha ${count}`,
  between: (min: number, max: number) => `escolha de ${min} a ${max}`,
  ...portuguesePricing,

  tooFew: (group: string, min: number) => `${group}: falta escolher (ao menos ${min})`,
  uneven: (option: string) => `${option}: a mesma quantidade em cada unidade`,
  atMost: (what: string, max: number) => `${what}: no máximo ${max}`,
  atMostInOrder: (max: number) => `no máximo ${max} no pedido`,
});
