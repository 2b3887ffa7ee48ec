import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isLanguage,
  languageNames,
  languages,
  languageTags,
  offeredLanguages,
  translated,
} from "./languages.ts";

test("only the six codes are languages", () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(["", "pt", "BR", "en", "__proto__", "br "].some(isLanguage)).toBe(false);
});

test("every language has a valid tag and its own name", () => {
  const tags = languages.map((language) => languageTags[language]);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
});

test("a text missing or blank in a language falls back to Portuguese", () => {
  expect(translated({ br: "Bolo", us: "Cake" }, "us")).toBe("Cake");
  expect(translated({ br: "Bolo", us: " \n\u200b" }, "us")).toBe("Bolo");
  expect(translated({ br: "Bolo" }, "cn")).toBe("Bolo");
});

test("a text that nobody wrote is empty", () => {
  expect(translated({}, "fr")).toBe("");
  expect(translated({ br: "  ", us: "Cake" }, "fr")).toBe("");
});

test("a language is offered when the account has it and has not switched it off", () => {
  const account = { languages: ["cn", "us", "es"], inactiveLanguages: ["us"] } as const;
  expect(offeredLanguages(account)).toEqual(["br", "es", "cn"]);
});

test("Portuguese is offered whatever the account says, once, and the order is always the same", () => {
  const some = fc.array(fc.constantFrom(...languages));
  fc.assert(
    fc.property(some, some, (has, inactive) => {
      const offered = offeredLanguages({ languages: has, inactiveLanguages: inactive });
      expect(offered[0]).toBe("br");
      expect(offered).toEqual(languages.filter((language) => offered.includes(language)));
    }),
  );
});
