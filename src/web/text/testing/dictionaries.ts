import type { Language } from "../../../domain/languages.ts";
import { textsIn, type Translated } from "../spoken-language.ts";
import { translations } from "../translations.ts";
import { fileOf, portuguese } from "./portuguese.ts";
import { countsOf, saidOf, walkTexts, wordsOf } from "./walk-texts.ts";

type Texts = { [Name in keyof typeof portuguese]: Translated<(typeof portuguese)[Name]> };

export type Dictionaries = Texts & {
  language: Exclude<Language, "br">;
  /** Words of the Portuguese dictionaries that the dictionaries of the language lack, in small letters. */
  portuguese: ReadonlySet<string>;
};

export async function newDictionaries(language: Exclude<Language, "br">): Promise<Dictionaries> {
  const translation = await translations[language]?.();
  const entries = await Promise.all(
    Object.keys(portuguese).map(
      async (name) => [name, await textsIn(translation, fileOf(name))] as const,
    ),
  );
  // Each was taken by its name.
  const texts = Object.fromEntries(entries) as Texts;
  const said = vocabularyOf(texts);
  const others = [...vocabularyOf(portuguese)].filter((word) => !said.has(word));
  return { ...texts, language, portuguese: new Set(others) };
}

function vocabularyOf(texts: object): Set<string> {
  const leaves = walkTexts(texts, "").map((leaf) => ({ ...leaf, path: leaf.path.slice(1) }));
  return new Set(leaves.flatMap((leaf) => [saidOf(leaf), ...countsOf(leaf)].flatMap(wordsOf)));
}
