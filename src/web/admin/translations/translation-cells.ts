import type {
  TranslatedSection,
  TranslatedText,
  TranslationEdit,
} from "../../../contract/translations.ts";
import {
  translationState,
  type TranslationLanguage,
  type TranslationState,
} from "../../../domain/translation-state.ts";
import { translationText } from "../../text/translation-dictionary.ts";

/** The value of a field: a translation, and the original at the time of translating. */
export type TranslationCell = { text: string; from: string };

/** By `cellKey`. */
export type TranslationCells = Readonly<Record<string, TranslationCell>>;

export const cellKey = (language: TranslationLanguage, key: string) => `${language} ${key}`;

/** The beginning of the keys of the home page's buttons; the rest of each is its place. */
export const buttonKeys = "home.button.";

/** The translations of all texts as they are stored. */
export function translationCells(
  languages: readonly TranslationLanguage[],
  sections: readonly TranslatedSection[],
): TranslationCells {
  const cells: Record<string, TranslationCell> = {};
  for (const { texts } of sections)
    for (const { key, original, translations } of texts)
      for (const language of languages)
        cells[cellKey(language, key)] = { text: translations[language] ?? "", from: original };
  return cells;
}

/** Changed fields as the call has them. */
export function translationEdits({
  values,
  base,
}: {
  values: TranslationCells;
  base: TranslationCells;
}): TranslationEdit[] {
  return Object.entries(values).map(([cell, { text, from }]) => {
    const [language = "", key = ""] = cell.split(" ");
    const began = base[cell];
    // `cellKey` above builds these names.
    return {
      key,
      language: language as TranslationLanguage,
      text,
      // A button's key is its place, where another one may stand now: its first original tells which it was.
      from: key.startsWith(buttonKeys) ? (began?.from ?? from) : from,
      base: began?.text ?? "",
    };
  });
}

export function translationStateOf(
  text: TranslatedText,
  language: TranslationLanguage,
): TranslationState {
  const { original, translations, origins } = text;
  return translationState({ original, text: translations[language], origin: origins[language] });
}

/** The cells of texts without a translation, or with one of another original. */
export function askingCells(
  languages: readonly TranslationLanguage[],
  sections: readonly TranslatedSection[],
): ReadonlySet<string> {
  const texts = sections.flatMap((section) => section.texts);
  const cellsIn = (language: TranslationLanguage) =>
    texts
      .filter((text) => /^(?:missing|outdated)$/.test(translationStateOf(text, language)))
      .map(({ key }) => cellKey(language, key));
  return new Set(languages.flatMap(cellsIn));
}

export type Counts = Record<TranslationState, number>;

export function countStates(
  texts: readonly TranslatedText[],
  language: TranslationLanguage,
): Counts {
  const counts = { missing: 0, outdated: 0, same: 0, done: 0 };
  for (const text of texts) counts[translationStateOf(text, language)] += 1;
  return counts;
}

/** The counts in words, one for each state that asks for something. */
export function countWords(counts: Counts): string[] {
  const words = translationText.states;
  const asking = ["missing", "outdated", "same"] as const;
  return asking.flatMap((state) => (counts[state] > 0 ? [words[state](counts[state])] : []));
}

export function labelOf({ path, field }: TranslatedText): string {
  const words = translationText;
  return words.label(path.join(words.within), words.fields[field]);
}
