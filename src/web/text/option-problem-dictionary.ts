import { dictionary } from "./spoken-language.ts";

/** The parts of an order that break a rule of their item, in Portuguese; see dictionary.ts. */
export const optionProblemText = dictionary("option-problem", {
  tooFew: (group: string, min: number) => `${group}: falta escolher (ao menos ${min})`,
  uneven: (option: string) => `${option}: a mesma quantidade em cada unidade`,
  atMost: (what: string, max: number) => `${what}: no máximo ${max}`,
  atMostInOrder: (max: number) => `no máximo ${max} no pedido`,
});
