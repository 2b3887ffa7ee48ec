import { defaultLanguage, languageTags, type Language } from "../../domain/languages.ts";

/** One dictionary: sentences, functions from parameters to sentences, lists of words, and sections of all these. */
type Texts = { readonly [key: string]: Text };
type Text = string | ((...parts: never[]) => string) | readonly string[] | Texts;

type Shown = { [key: string]: Text };
/** Texts without their names, in the order of the names. */
type Bare = readonly unknown[];

/** The same dictionary in any language: the same keys, and functions of the same parameters. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : Words extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/** The files of a language's dictionaries, by their names, each fetched when it is needed. */
type Translation = { files: Readonly<Record<string, () => Promise<unknown>>> };

/** The translations of the site, each fetched when it is needed. */
export type SiteTranslations = Partial<Record<Language, () => Promise<Translation>>>;

type Known = {
  /** The object that pages read; its texts are replaced in place. */
  shown: Shown;
  /** The texts fetched so far, Portuguese included. */
  fetched: Map<Language, Texts | Bare>;
  /** A wait for its texts timed out, so the page may show Portuguese. */
  isMissed?: boolean;
};
const known = new Map<string, Known>();
const awaited = new Set<Promise<void>>();
const listeners = new Set<() => void>();
/** Nobody waits longer for texts than this; texts that come later draw the page again. */
const patienceMs = 3000;
let translations: SiteTranslations = {};
let spoken: Language = defaultLanguage;
let changes = 0;

/**
 * Registers a dictionary, in Portuguese. Pages read the object that it returns, which holds the texts of another spoken
 * language from `textsReady` on. So a text is read when it is shown and never kept before; a section may be kept.
 */
export function dictionary<const Words extends Texts>(
  name: string,
  portuguese: Words,
): Translated<Words> {
  const shown = copy(portuguese);
  const one: Known = { shown, fetched: new Map([[defaultLanguage, portuguese]]) };
  known.set(name, one);
  awaitTexts(name, one, spoken);
  return shown as Translated<Words>;
}

/** Sets the translations; before that every text is Portuguese. */
export function provideTranslations(offered: SiteTranslations): void {
  translations = offered;
}

/** The language of the interface's own words. */
export function spokenLanguage(): Language {
  return spoken;
}

/** Its BCP 47 tag, for the `lang` of parts that hold no other words. */
export function spokenTag(): string {
  return languageTags[spoken];
}

/**
 * Every dictionary shows its texts in `language` from now on, as far as they were fetched. The language is global, not
 * a request's: the server sets it right before it renders, which nothing can interrupt.
 */
export function speak(language: Language): void {
  if (language === spoken) return;
  spoken = language;
  for (const { shown, fetched } of known.values()) {
    replace(shown, fetched.get(language) ?? fetched.get(defaultLanguage) ?? {});
  }
  tellChange();
}

/** The number of times that texts on the drawn page changed. */
export function wordChanges(): number {
  return changes;
}

/** Calls the listener at each such change, until the returned function is called. */
export function onWordChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the texts that dictionaries lack in `language`. A part with new dictionaries is shown after this. */
export async function textsReady(language: Language = spoken): Promise<void> {
  for (const [name, one] of known) awaitTexts(name, one, language);
  // Most pages lack no texts, and need no timer.
  if (awaited.size > 0)
    await Promise.race([Promise.all(awaited), new Promise((done) => setTimeout(done, patienceMs))]);
  for (const one of known.values()) one.isMissed ||= !one.fetched.has(language);
}

/** A fetched part of the page with its texts: its dictionaries are known only once it is here. */
export async function withTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const part = await fetching;
  await textsReady();
  return part;
}

/** Has the page drawn again with the texts that are here now. */
export function tellChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function awaitTexts(name: string, one: Known, language: Language): void {
  if (one.fetched.has(language)) return;
  const fetching = fetchTexts(name, one, language).finally(() => awaited.delete(fetching));
  awaited.add(fetching);
}

/** A dictionary that cannot be fetched stays Portuguese: a page in another language is better than no page. */
async function fetchTexts(name: string, one: Known, language: Language): Promise<void> {
  try {
    const texts = await textsIn(await translations[language]?.(), name);
    if (!texts) return;
    one.fetched.set(language, texts);
    if (spoken !== language) return;
    replace(one.shown, texts);
    if (one.isMissed) tellChange();
  } catch {
    // As said above.
  }
}

/**
 * A dictionary's file in another language has its name, and exports nothing but its texts. The build calls both by a
 * number (scripts/bare-texts.ts).
 */
export async function textsIn(
  translation: Translation | undefined,
  name: string,
): Promise<Texts | Bare | undefined> {
  const file = (await translation?.files[import.meta.env.PROD ? name : `./${name}.ts`]?.()) ?? {};
  return Object.values(file as Record<string, Texts | Bare>)[0];
}

function copy(texts: Texts): Shown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isSection(text) ? copy(text) : text]),
  );
}

/**
 * Replaces in place, so that sections that pages have taken out stay current. The build leaves the names out of
 * translations (scripts/bare-texts.ts), which have the texts in the order of the names.
 */
function replace(shown: Shown, texts: Texts | Bare): void {
  let index = 0;
  for (const key of Object.keys(shown).sort()) {
    const text = Array.isArray(texts) ? texts[index++] : (texts as Texts)[key];
    const place = shown[key];
    if (isSection(place)) replace(place, text as Texts);
    else if (text) shown[key] = text as Text;
  }
}

function isSection(text: Text | undefined): text is Texts {
  return typeof text === "object" && !Array.isArray(text);
}
