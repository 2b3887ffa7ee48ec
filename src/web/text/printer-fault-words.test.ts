import { expect, test } from "vitest";
import { printerFaultWords } from "./printer-fault-words.ts";

test.each([
  ["no_paper", "Sem papel"],
  ["too_old", "Ficou tempo demais na fila"],
  ["order_over", "O pedido já estava pronto"],
  ["410 Paper end", "Sem papel"],
  ["EPTR_CUTTER", "Guilhotina travada"],
  ["EPTR_MECHANICAL", "Defeito na impressora"],
  ["ETIMEDOUT 192.168.0.50", "A impressora não respondeu"],
  ["paper bin 2 is on fire", "paper bin 2 is on fire"],
])("%s reads %s", (said, words) => {
  expect(printerFaultWords(said)).toEqual(words);
});
