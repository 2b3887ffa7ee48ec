import { expect, test } from "vitest";
import type { OptionRules } from "../../domain/option-rules.ts";
import { ruleLine } from "./option-rule-words.ts";

const rules: OptionRules = { min: 0, max: 0, priceRule: "sum", freeQty: 0 };

test.each<[Partial<OptionRules>, string]>([
  [{}, ""],
  [{ min: 1, max: 1 }, "Escolha 1\u00a0· obrigatório"],
  [{ min: 1, max: 1, priceRule: "highest" }, "Escolha 1\u00a0· obrigatório"],
  [{ min: 1, max: 3 }, "Escolha de 1 a 3"],
  [{ max: 3 }, "Até 3"],
  [{ min: 2 }, "Escolha ao menos 2"],
  [{ min: 2, max: 2, priceRule: "highest" }, "Escolha 2\u00a0· preço da mais cara"],
  [{ priceRule: "average" }, "Média dos preços"],
  [{ max: 5, freeQty: 1 }, "Até 5\u00a0· 1 grátis"],
])("%j reads %s", (some, line) => {
  expect(ruleLine({ ...rules, ...some }, { optionsWithPrices: true })).toBe(line);
});

test("where no option has a price nothing is said of prices", () => {
  const free = { ...rules, min: 2, max: 2, priceRule: "average", freeQty: 1 } as const;
  expect(ruleLine(free, { optionsWithPrices: false })).toBe("Escolha 2");
});
