import { expect, test } from "vitest";
import { completeLink } from "./complete-link.ts";

test.each([
  ["exemplo.com.br", "https://exemplo.com.br"],
  [" exemplo.com/cardapio?x=1 ", "https://exemplo.com/cardapio?x=1"],
  ["ana@exemplo.com", "mailto:ana@exemplo.com"],
])("%s gets the scheme that was left out", (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
});

test.each([
  "https://exemplo.com",
  "tel:+5511999990000",
  "/cardapio",
  "javascript:alert(1)",
  "javascript:alert.call(1)",
  "//exemplo.com",
  "cardapio",
  "",
])("%j stays as it is", (typed) => {
  expect(completeLink(typed)).toBe(typed);
});
