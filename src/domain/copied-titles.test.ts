import fc from "fast-check";
import { expect, it } from "vitest";
import { copiedTitles } from "./copied-titles.ts";
import { hasForbiddenCharacters, limits } from "./text-rules.ts";

it("says in each language that there is that it is a copy", () => {
  expect(copiedTitles({ br: "Calabresa", us: "Sausage", it: "" })).toEqual({
    br: "Calabresa (cópia)",
    us: "Sausage (cópia)",
  });
});

it("cuts a long title, never within a character", () => {
  expect(copiedTitles({ br: "a".repeat(limits.title) }).br).toBe(`${"a".repeat(112)} (cópia)`);
  expect(copiedTitles({ br: `${"a".repeat(111)}🍕 quatro queijos` }).br).toBe(
    `${"a".repeat(111)} (cópia)`,
  );
});

it("makes a title that can be stored of any that is", () => {
  const title = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 120 })
    .filter((text) => text.length <= limits.title && !hasForbiddenCharacters(text));
  fc.assert(
    fc.property(title, (text) => {
      const copied = copiedTitles({ br: text }).br ?? "";
      expect(copied.length).toBeLessThanOrEqual(limits.title);
      expect(hasForbiddenCharacters(copied)).toBe(false);
      expect(copied.endsWith(" (cópia)")).toBe(true);
    }),
  );
});
