import fc from "fast-check";
import { expect, test } from "vitest";
import {
  givenText,
  hasForbiddenCharacters,
  isBlank,
  stripBidi,
  writtenText,
} from "./text-rules.ts";

test.each(["\0", "a\u0007b", "\r", "\u001b[31m", "\u007f", "\u0085", "\u009f"])(
  "the control character in %j is forbidden",
  (text) => {
    expect(hasForbiddenCharacters(text)).toBe(true);
  },
);

test.each(["\ud83c", "\udf55", "\udf55\ud83c", "a\ud83cb"])(
  "half of a surrogate pair is forbidden (%#)",
  (text) => {
    expect(hasForbiddenCharacters(text)).toBe(true);
  },
);

test.each(["", "Pão de queijo\n\tquente", "🍕", "宫保鸡丁", "café", "a\u00a0b"])(
  "%j can be stored",
  (text) => {
    expect(hasForbiddenCharacters(text)).toBe(false);
  },
);

test("a text is forbidden exactly when UTF-8 cannot hold it or it has a control", () => {
  const codeUnit = fc.oneof(
    fc.integer({ min: 0, max: 0x2ff }),
    fc.integer({ min: 0xd7f0, max: 0xe00f }),
  );
  fc.assert(
    fc.property(fc.array(codeUnit, { maxLength: 6 }), (codeUnits) => {
      const text = String.fromCharCode(...codeUnits);
      const isControl = (unit: number) => unit < 0x20 || (unit >= 0x7f && unit <= 0x9f);
      const controls = codeUnits.filter((unit) => isControl(unit) && unit !== 9 && unit !== 10);
      expect(hasForbiddenCharacters(text)).toBe(controls.length > 0 || !survivesUtf8(text));
    }),
    { numRuns: 2000 },
  );
});

function survivesUtf8(text: string): boolean {
  try {
    return decodeURIComponent(encodeURIComponent(text)) === text;
  } catch {
    return false;
  }
}

test("characters that reorder text are taken out, and nothing else", () => {
  expect(stripBidi("João \u202egnp.exe\u202c \u2066x\u2069\u200e\u200f\u061c")).toBe(
    "João gnp.exe x",
  );
  expect(stripBidi("👩‍🍳 מנה")).toBe("👩‍🍳 מנה");
});

test("a text that shows nothing is blank", () => {
  expect(["", " ", "\n\t", "\u00a0", "\u200b\u200d", "\ufeff", "\u3164"].every(isBlank)).toBe(true);
  expect(["a", " . ", "0", "🍕", "\u200bx"].some(isBlank)).toBe(false);
});

test("a text is stored trimmed and unturned, and none that shows nothing", () => {
  expect(writtenText(" \u202eAna \n")).toBe("Ana");
  expect([undefined, "", " \u200b\n", "\u202e", " Ana "].map(givenText)).toEqual([
    null,
    null,
    null,
    null,
    "Ana",
  ]);
});

test("a long invisible text is judged without delay", () => {
  expect(isBlank(" \u200b".repeat(200_000) + "x")).toBe(false);
});
