import { afterEach, expect, test } from "vitest";
import { briefMoney, formatMoney } from "./money.ts";
import { speak } from "./spoken-language.ts";

afterEach(() => speak("br"));

test.each([
  ["br", "R$ 1.234.567,80"],
  ["es", "R$ 1.234.567,80"],
  ["us", "R$ 1,234,567.80"],
  ["cn", "R$ 1,234,567.80"],
  ["fr", "R$ 1\u202f234\u202f567,80"],
] as const)("in %s an amount is %s", (language, said) => {
  speak(language);
  expect(formatMoney(123_456_780)).toBe(said);
});

test("marks of the currency's own name stay", () => {
  speak("us");
  expect(formatMoney(-123_450, "R.D. ")).toBe("-R.D. 1,234.50");
});

test("a short amount has decimals where it needs them", () => {
  const short = () => [500, 550, 123_400].map((cents) => briefMoney(cents));
  expect(short()).toEqual(["R$ 5", "R$ 5,50", "R$ 1.234"]);
  speak("us");
  expect(short()).toEqual(["R$ 5", "R$ 5.50", "R$ 1,234"]);
});
