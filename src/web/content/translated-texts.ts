import { defaultLanguage, firstWritten, type Language } from "../../domain/languages.ts";

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
  // A generic prefix hides from the compiler that all of them are texts.
  const texts = fields as Record<string, string | undefined>;
  return firstWritten(texts[`${prefix}_${language}`], texts[`${prefix}_${defaultLanguage}`]);
}
