import { languages, translated, type Language, type Translations } from "../../domain/languages.ts";

/** The fields of one text as the wire has them: `title_br`, `title_us` ... */
type TextFields<Prefix extends string> = {
  [L in Language as `${Prefix}_${L}`]?: string | undefined;
};

/** The text of `title_br`, `title_us` ... in the language, else in Portuguese, else "". */
export function translatedText<Prefix extends string>(
  fields: TextFields<Prefix>,
  prefix: Prefix,
  language: Language,
): string {
  const texts: Translations = {};
  for (const [key, text] of Object.entries<string | undefined>(fields)) {
    const found = languages.find((code) => key === `${prefix}_${code}`);
    if (found && text !== undefined) texts[found] = text;
  }
  return translated(texts, language);
}
