import { expect, test } from "vitest";
import { chargedGroup, portuguesePricing } from "./pricing-words.ts";

const group = { title: "Sabores", priceRule: "highest", freeQty: 2 } as const;

test.each([
  ["br", "Sabores (preço da mais cara, 2 grátis)"],
  ["fr", "Sabores (preço da mais cara, 2 grátis)"],
  ["cn", "Sabores（preço da mais cara、2 grátis）"],
] as const)("%s says how a group is charged in brackets of its own", (language, said) => {
  expect(chargedGroup(group, { ...portuguesePricing, language })).toBe(said);
});
