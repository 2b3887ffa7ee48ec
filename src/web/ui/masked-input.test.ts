import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { languages } from "../../domain/languages.ts";
import { moneyInPortuguese } from "../../domain/money.ts";
import { parsePrice } from "../../domain/typed-formats.ts";
import { speak } from "../text/spoken-language.ts";
import { maskedText } from "./masked-input.ts";

afterEach(() => speak("br"));

test.each([
  ["br", "1.234,50"],
  ["us", "1,234.50"],
  ["cn", "1,234.50"],
  ["fr", "1\u202f234,50"],
] as const)("in %s an amount is typed as %s", (language, shown) => {
  speak(language);
  expect(maskedText("currency", "123450").shown).toBe(shown);
  expect(maskedText("phone", "1133334444").shown).toBe("(11) 3333-4444");
});

test.each([
  ["br", "1.234", "1.234,00"],
  ["us", "1,234", "1,234.00"],
  ["us", "R$ 1,234,567.5", "1,234,567.50"],
  ["us", "1.234,50", "1,234.50"],
  ["cn", "12,34", "12.34"],
  ["fr", "R$ 1\u202f234", "1\u202f234,00"],
  ["fr", "12 345", "12\u202f345,00"],
  ["fr", "1\u00a0234,5", "1\u202f234,50"],
  ["fr", "1\u202f234,5", "1\u202f234,50"],
] as const)("in %s %j from a clipboard is %s", (language, pasted, shown) => {
  speak(language);
  expect(maskedText("currency", pasted, { whole: true }).shown).toBe(shown);
});

test("an amount reads the same in every language, and stays as it is when it is shown again", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      (language, cents) => {
        speak(language);
        const { shown } = maskedText("currency", moneyInPortuguese(cents, ""));
        expect(parsePrice(shown)).toBe(cents);
        expect(maskedText("currency", shown).shown).toBe(shown);
      },
    ),
  );
});
