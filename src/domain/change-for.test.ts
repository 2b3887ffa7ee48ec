import fc from "fast-check";
import { expect, test } from "vitest";
import { changeCents, cleanChangeFor } from "./change-for.ts";
import { moneyInPortuguese } from "./money.ts";
import { parsePrice } from "./typed-formats.ts";

test.each([
  ["50", "50"],
  ["R$ 50.00", "50.00"],
  ["50 reais", "50"],
  ["-5", "-5"],
  ["50,00", "50.00"],
  ["R$ 1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["50,", "50."],
  ["", ""],
  ["abc", ""],
  ["<script>", ""],
])("%j is cleaned to %j", (text, cleaned) => {
  expect(cleanChangeFor(text)).toBe(cleaned);
});

test("only digits, dots and minus signs are left, and cleaning again changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cleaned = cleanChangeFor(text);
      expect(cleaned).toMatch(/^[\d.-]*$/);
      expect(cleanChangeFor(cleaned)).toBe(cleaned);
    }),
  );
});

test("without a comma, exactly the other characters are stripped, as specified", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const noComma = text.replaceAll(",", "");
      expect(cleanChangeFor(noComma)).toBe(
        Array.from(noComma)
          .filter((character) => "0123456789.-".includes(character))
          .join(""),
      );
    }),
  );
});

test("an amount as the site shows it keeps its value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(parsePrice(cleanChangeFor(moneyInPortuguese(cents)))).toBe(cents);
    }),
  );
});

test("threat 47: a negative amount stays visible as such and is no price", () => {
  expect(parsePrice(cleanChangeFor("R$ -50"))).toBeUndefined();
});

test("the change is what the note exceeds the total by", () => {
  expect(changeCents({ changeForCents: 5000, totalCents: 3790 })).toBe(1210);
  expect(changeCents({ changeForCents: 5000, totalCents: 5000 })).toBe(0);
});

test("threat 47: a note below the total gives no change", () => {
  expect(changeCents({ changeForCents: 4999, totalCents: 5000 })).toBeUndefined();
  expect(changeCents({ changeForCents: -1, totalCents: 0 })).toBeUndefined();
});
