import { expect, test } from "vitest";
import { invalidOptionWords } from "./invalid-option-words.ts";

test.each([
  [{ code: "too_few", group: "Tamanho", min: 1 }, "Tamanho: falta escolher (ao menos 1)"],
  [{ code: "too_many", group: "Extras", max: 2 }, "Extras: no máximo 2"],
  [{ code: "too_many_of_option", group: "Extras", option: "Bacon", max: 1 }, "Bacon: no máximo 1"],
  [{ code: "too_many", max: 3 }, "no máximo 3 no pedido"],
  [
    { code: "uneven", group: "Extras", option: "Bacon" },
    "Bacon: a mesma quantidade em cada unidade",
  ],
] as const)("%j reads %s", (problem, words) => {
  expect(invalidOptionWords(problem)).toBe(words);
});
