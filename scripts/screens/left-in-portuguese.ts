import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../src/domain/languages.ts";
import { translatedTexts } from "../../src/web/text/testing/translated-texts.ts";
import { demoNames } from "./demo-names.ts";

const gap = "\u0000";

/** Translated texts that the page, or what a screen reader reads of it, still has in Portuguese. */
export async function leftInPortuguese(page: Page, language: Language): Promise<string[]> {
  if (language === defaultLanguage) return [];
  const texts = await translatedTexts(language, gap);
  const translations = new Set(texts.map(([, other]) => other));
  const untranslated = texts.flatMap(([original, other]) =>
    original === other || translations.has(original) || !/\p{L}{4}/u.test(original)
      ? []
      : [patternOf(original)],
  );
  // "desde {}" is the beginning of "desde las {}".
  const translated = [...translations].filter((other) => /\p{L}{4}/u.test(other)).map(patternOf);
  const names = demoNames(language);
  const shown = (await shownTexts(page)).filter((text) => !names.has(text));
  const isOf = (patterns: readonly RegExp[]) => (text: string) =>
    patterns.some((pattern) => pattern.test(text));
  return shown.filter(isOf(untranslated)).filter((text) => !isOf(translated)(text));
}

/** The texts of the page and the names of its parts, each once. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const names = ["aria-label", "placeholder", "title", "alt"];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style") || !element.checkVisibility()) continue;
      for (const name of names) found.add(element.getAttribute(name) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent?.trim() ?? "");
    }
    return [...found].filter((text) => text !== "");
  });

const patternOf = (text: string) => {
  const parts = text
    .split(gap)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join(".+")}$`, "u");
};
