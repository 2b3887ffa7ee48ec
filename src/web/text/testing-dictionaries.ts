import type { Language } from "../../domain/languages.ts";
import { cn } from "./cn/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { portuguese } from "./testing/portuguese.ts";
import { countsOf, saidOf, walkTexts, wordsOf } from "./testing/walk-texts.ts";
import type { Translation } from "./translation.ts";
import { us } from "./us/index.ts";

const translations = { us, es, it, fr, cn };

type Texts = { [Name in keyof Translation]: Awaited<ReturnType<Translation[Name]>> };

export type Dictionaries = Texts & {
  language: Exclude<Language, "br">;
  /** Words that the Portuguese dictionaries have and those of the language have not, in small letters. */
  portuguese: ReadonlySet<string>;
};

/** All dictionaries of a language. */
export async function newDictionaries(language: Exclude<Language, "br">): Promise<Dictionaries> {
  const names = Object.keys(portuguese) as (keyof Translation)[];
  const entries = await Promise.all(
    names.map(async (name) => [name, await translations[language][name]()] as const),
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
