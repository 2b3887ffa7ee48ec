import type { TranslatedText } from "../../../contract/translations.ts";
import { isRichText, type TranslationLanguage } from "../../../domain/translation-state.ts";
import { cellKey, translationStateOf, type TranslationCells } from "./translation-cells.ts";

/** A menu says the same words again and again: the additions of one burger are those of the next. */
const wordsOf = ({ field, original }: TranslatedText) => `${field} ${original.trim()}`;

/** The first of all texts with the same words. Texts whose words are among those of `asked` are left out. */
export function eachOnce(
  texts: readonly TranslatedText[],
  asked: readonly TranslatedText[],
): TranslatedText[] {
  const said = new Set(asked.map(wordsOf));
  return texts.filter((text) => {
    const words = wordsOf(text);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

type Known = {
  language: TranslationLanguage;
  values: TranslationCells;
  /** Cells that somebody has changed and not saved. */
  changed: readonly string[];
  /** Cells whose suggestion nobody has reviewed. */
  suggested: TranslationCells;
};

/**
 * Translations for texts without one, from others with the same words. Words that people have translated in two ways
 * mean different things in different places, so they are left to people.
 */
export function repeatedCells(
  blank: readonly TranslatedText[],
  all: readonly TranslatedText[],
  { language, values, changed, suggested }: Known,
): TranslationCells {
  const isChanged = new Set(changed);
  const translations = new Map<string, Set<string>>();
  for (const text of all) {
    if (isRichText(text)) continue;
    const cell = cellKey(language, text.key);
    if (!isChanged.has(cell) && translationStateOf(text, language) !== "done") continue;
    const written = values[cell]?.text.trim() ?? "";
    if (written === "") continue;
    const words = wordsOf(text);
    translations.set(words, (translations.get(words) ?? new Set()).add(written));
  }
  const cells = blank.flatMap((text) => {
    const cell = cellKey(language, text.key);
    const [written, other] = translations.get(wordsOf(text)) ?? [];
    const isLeft = translationStateOf(text, language) === "missing" && !isChanged.has(cell);
    if (written === undefined || other !== undefined || !isLeft || cell in suggested) return [];
    return [[cell, { text: written, from: text.original }] as const];
  });
  return Object.fromEntries(cells);
}
