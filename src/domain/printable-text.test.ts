import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printableLine, printableLines } from "./printable-text.ts";

const awkward = fc.constantFrom(
  "a",
  "c",
  "\u0327",
  "\u0301",
  "\u0344",
  "\u0000",
  "\u202E",
  "\n",
  "\u2028",
  " ",
  "\uD800",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: awkward, maxLength: 20 }),
);

describe("a printable line", () => {
  it.each([
    ["Pão de açúcar", "Pão de açúcar"],
    ["  dois\t\tespaços \n", "dois espaços"],
    ["Ana\nTotal: R$ 0,00", "Ana Total: R$ 0,00"],
    ["Ana\u2028Total", "Ana Total"],
    ["\u202Eoãçof\u202C", "oãçof"],
    ["a\u0000b\u0007c\u009Fd", "abcd"],
    ["c\u0327a\u0303o", "ção"],
    [`z${"\u0336".repeat(50)}algo`, "z\u0336\u0336\u0336algo"],
    ["\uD800ímpar", "\uFFFDímpar"],
    ["👩‍🍳 chef", "👩‍🍳 chef"],
  ])("of %j is %j", (text, line) => {
    expect(printableLine(text)).toBe(line);
  });

  it("holds no control, reordering character or line break, whatever was typed, and stays as it is when made again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = printableLine(text);
        expect(line).not.toMatch(/\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]|^\s|\s$|\s\s|\p{M}{5}/u);
        expect(line.isWellFormed()).toBe(true);
        expect(printableLine(line)).toBe(line);
      }),
      { numRuns: 500 },
    );
  });
});

it("a text of several lines keeps those that say something", () => {
  expect(printableLines("sem cebola\r\n\n \u0000\n  bem\tpassado \u2029fim")).toEqual([
    "sem cebola",
    "bem passado",
    "fim",
  ]);
  expect(printableLines(" \n\u200e\n")).toEqual([]);
});
