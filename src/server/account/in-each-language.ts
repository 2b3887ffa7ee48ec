import { languages, type Language } from "../../domain/languages.ts";

/** The same for the text of each language: `home_text_br`, `home_text_us` and so on. */
export function inEachLanguage<Prefix extends string, Value>(
  prefix: Prefix,
  value: Value,
): Record<`${Prefix}_${Language}`, Value> {
  const entries = languages.map((language) => [`${prefix}_${language}`, value]);
  // fromEntries forgets the keys, which are the prefix with each language.
  return Object.fromEntries(entries) as Record<`${Prefix}_${Language}`, Value>;
}
