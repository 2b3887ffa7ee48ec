import fc from "fast-check";
import { expect, test } from "vitest";
import { fitLine, splitToWidth, wrapWords } from "./write-text.ts";

const measure = (text: string) => Array.from(text).length;

test("a line that is too long ends in three dots", () => {
  expect(fitLine("cardápio", 8, measure)).toBe("cardápio");
  expect(fitLine("cardápio", 5, measure)).toBe("card…");
  expect(fitLine("bom dia", 5, measure)).toBe("bom…");
  expect(fitLine("🍕🍕🍕", 2, measure)).toBe("🍕…");
});

test("an address is cut into lines that fit, and none of it is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = splitToWidth(text, width, measure);
      expect(lines.join("")).toBe(text);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});

test("words stay whole, and fill their lines", () => {
  expect(wrapWords("Pizzaria São João e Irmãos", 12, measure)).toEqual([
    "Pizzaria São",
    "João e",
    "Irmãos",
  ]);
  expect(wrapWords("Supercalifragilístico e bom", 6, measure)).toEqual([
    "Supercalifragilístico",
    "e bom",
  ]);
});
