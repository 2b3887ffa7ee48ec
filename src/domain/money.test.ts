import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  centsFromReais,
  centsOfAll,
  moneyInPortuguese,
  isReais,
  maxTypedCents,
  reaisFromCents,
} from "./money.ts";
import { percentOf } from "./percentage.ts";
import { parsePrice } from "./typed-formats.ts";

const anyCents = fc.integer({ min: -maxTypedCents, max: maxTypedCents });
const typedCents = fc.integer({ min: 0, max: maxTypedCents });
const hundred = (cents: number) => {
  const digits = String(cents).padStart(3, "0");
  return { whole: digits.slice(0, -2), decimals: digits.slice(-2) };
};
const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

describe("threat 46: amounts on the wire", () => {
  test("19.9 reais are 1990 cents, although 19.9 * 100 is not 1990", () => {
    expect(19.9 * 100).not.toBe(1990);
    expect(centsFromReais(19.9)).toBe(1990);
  });

  test("every amount written with two decimals converts to its digits", () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const { whole, decimals } = hundred(Math.abs(cents));
        const written = JSON.parse(`${cents < 0 ? "-" : ""}${whole}.${decimals}`);
        expect(centsFromReais(written)).toBe(cents);
      }),
      { numRuns: 20_000 },
    );
  });

  test("cents come back from the wire as they went", () => {
    const safe = fc.integer({ min: -1e15, max: 1e15 });
    fc.assert(
      fc.property(fc.oneof(anyCents, safe), (cents) => {
        const written = JSON.stringify(reaisFromCents(cents));
        expect(centsFromReais(JSON.parse(written))).toBe(cents);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([0.001, 1.005, 19.999, 1e-9, Number.NaN, Infinity, -Infinity, 2 ** 53, 1e300])(
    "%d is refused",
    (reais) => {
      expect(isReais(reais)).toBe(false);
      expect(() => centsFromReais(reais)).toThrow(RangeError);
    },
  );

  test("a third decimal is always refused", () => {
    fc.assert(
      fc.property(typedCents, fc.integer({ min: 1, max: 9 }), (cents, third) => {
        const { whole, decimals } = hundred(cents);
        expect(isReais(Number(`${whole}.${decimals}${third}`))).toBe(false);
      }),
    );
  });

  test("minus zero is zero", () => {
    expect(Object.is(centsFromReais(-0), 0)).toBe(true);
  });
});

describe("money as people read it", () => {
  test.each([
    [0, "R$ 0,00"],
    [5, "R$ 0,05"],
    [99_999, "R$ 999,99"],
    [123_450, "R$ 1.234,50"],
    [100_000_000, "R$ 1.000.000,00"],
    [-100, "-R$ 1,00"],
    [-5, "-R$ 0,05"],
  ])("%d cents are shown as %s", (cents, shown) => {
    expect(moneyInPortuguese(cents)).toBe(shown);
  });

  test("an account's own currency stands in front as it is", () => {
    expect(moneyInPortuguese(250, "US$ ")).toBe("US$ 2,50");
    expect(moneyInPortuguese(250, "")).toBe("2,50");
  });

  test("what is shown can be typed again", () => {
    fc.assert(
      fc.property(typedCents, (cents) => {
        expect(parsePrice(moneyInPortuguese(cents))).toBe(cents);
      }),
    );
  });
});

describe("threat 46: prices as people write them", () => {
  test.each([
    ["22.99", 2299],
    ["22,99", 2299],
    ["R$ 22,99", 2299],
    ["R$27.99", 2799],
    ["r$ 5", 500],
    ["R$\u00a022,99", 2299],
    ["  8 ", 800],
    ["8.5", 850],
    ["8,5", 850],
    ["08,50", 850],
    ["0", 0],
    ["0,05", 5],
    ["1234,50", 123_450],
    ["1.234", 123_400],
    ["1.234,5", 123_450],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1.234.567,89", 123_456_789],
    ["1\u202f234\u202f567,89", 123_456_789],
    ["1\u202f234", 123_400],
    ["1000000000", 100_000_000_000],
  ])("%j is %d cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  test.each(
    [
      ["", " ", "R$", "R$ ", "abc", "12a", "1e3", "0x10", "NaN", "Infinity", "grátis"],
      ["-5", "R$ -5", "- 5", "+5", "(5)", "5-", "−5"],
      ["1.2345", "1,234", "12,345", "22,999", "0.500", "0.001", "00.500", "1,2345"],
      ["22,", "22.", ",50", ".5", "1..2", "1,,2", "1.234.50", "1,234,50", "1.23.456", "1.234,567"],
      [
        "1,234,567",
        "1 234,50",
        "1\u202f234.567,89",
        "1\u202f23",
        "22 99",
        "R$ 1 R$ 2",
        "R$R$ 1",
        "22,99 reais",
        "US$ 5",
        "١٢",
        "１２",
      ],
      ["1000000000,01", "9".repeat(400)],
    ].flat(),
  )("%j is not a price", (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  test("every way of writing an amount gives that amount", () => {
    const prefixes = fc.constantFrom("", "R$", "R$ ", " R$  ");
    fc.assert(
      fc.property(typedCents, prefixes, (cents, prefix) => {
        const { whole, decimals } = hundred(cents);
        const forms = [
          `${whole}.${decimals}`,
          `${whole},${decimals}`,
          `${grouped(whole, ".")},${decimals}`,
          `${grouped(whole, ",")}.${decimals}`,
        ];
        for (const form of forms) expect(parsePrice(prefix + form)).toBe(cents);
      }),
      { numRuns: 5000 },
    );
  });

  test("any text is either refused or a whole, non-negative number of cents", () => {
    const nearly = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,-R$ e")),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const cents = parsePrice(text);
        if (cents === undefined) return;
        expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= maxTypedCents).toBe(true);
        expect(text).toMatch(/\d/);
        // Digits are never invented or lost, but for leading zeros and the two decimals.
        const digits = text.replace(/\D/g, "").replace(/^0+/, "");
        expect(String(cents).startsWith(digits) || cents === 0).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  test("a long text is refused without delay", () => {
    expect(parsePrice(`1${".234".repeat(50_000)}x`)).toBeUndefined();
    expect(parsePrice(" ".repeat(100_000) + "x")).toBeUndefined();
  });
});

describe("threat 46: percentages", () => {
  test.each([
    [1000, 10, 100],
    [105, 10, 11],
    [104, 10, 10],
    [1, 50, 1],
    [-105, 10, -10],
    [1999, 12.5, 250],
    [12_345, 0, 0],
    [12_345, 100, 12_345],
  ])("of %d cents, %d percent are %d", (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  test("they equal exact arithmetic rounded half up", () => {
    const safe = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        fc.oneof(anyCents, safe),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, hundredths) => {
          expect(BigInt(percentOf(cents, hundredths / 100))).toBe(
            flooredQuotient(BigInt(cents) * BigInt(hundredths) + 5000n, 10_000n),
          );
        },
      ),
      { numRuns: 20_000 },
    );
  });

  test.each([-1, 100.01, 10.001, Number.NaN])("%d percent is refused", (percent) => {
    expect(() => percentOf(100, percent)).toThrow(new RangeError(`not a percentage: ${percent}`));
  });
});

function flooredQuotient(dividend: bigint, divisor: bigint): bigint {
  const remainder = ((dividend % divisor) + divisor) % divisor;
  return (dividend - remainder) / divisor;
}

test("amounts of which reais have no exact sum add up in cents", () => {
  expect(centsOfAll([10.1, 20.2])).toBe(3030);
  expect(centsOfAll([])).toBe(0);
  fc.assert(
    fc.property(fc.array(anyCents, { maxLength: 50 }), (amounts) => {
      expect(centsOfAll(amounts.map(reaisFromCents))).toBe(
        amounts.reduce((sum, cents) => sum + cents, 0),
      );
    }),
  );
});
