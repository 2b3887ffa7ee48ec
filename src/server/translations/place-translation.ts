import type { TranslationEdit } from "../../contract/translations.ts";
import type { Translations } from "../../domain/languages.ts";
import { writtenText } from "../../domain/text-rules.ts";

type Text = { texts: Translations; origins: Translations };

/** Adds a translation to a text, of the original that its translator saw. A blank one takes the translation away. */
export function placeTranslation(
  { texts, origins }: Text,
  { language, text: given, from }: TranslationEdit,
): Text {
  const { [language]: _text, ...otherTexts } = texts;
  const { [language]: _origin, ...otherOrigins } = origins;
  const text = writtenText(given);
  if (text === "") return { texts: otherTexts, origins: otherOrigins };
  // Keeps the origin only if it is not the current original, or if the text was left untranslated on purpose.
  const isSaid = from !== texts.br || text === texts.br;
  return {
    texts: { ...texts, [language]: text },
    origins: isSaid ? { ...otherOrigins, [language]: from } : otherOrigins,
  };
}
