import { dictionary } from "./spoken-language.ts";

export const optionProblemText = dictionary("option-problem", {
  tooFew: (group: string, min: number) => `${group}: falta escolher (ao menos ${min})`,
  uneven: (option: string) => `${option}: a mesma quantidade em cada unidade`,
  atMost: (what: string, max: number) => `${what}: no máximo ${max}`,
  atMostInOrder: (max: number) => `no máximo ${max} no pedido`,
});
