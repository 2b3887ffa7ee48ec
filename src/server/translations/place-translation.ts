import type { TranslationEdit } from "../../contract/translations.ts";
import type { Translations } from "../../domain/languages.ts";
import { writtenText } from "../../domain/text-rules.ts";

type Text = { texts: Translations; origins: Translations };

/** The text in its languages with a translation more, of the original that its translator saw. */
export function placeTranslation(
  { texts, origins }: Text,
  { language, text: given, from }: TranslationEdit,
): Text {
  const { [language]: _text, ...otherTexts } = texts;
  const { [language]: _origin, ...otherOrigins } = origins;
  const text = writtenText(given);
  if (text === "") return { texts: otherTexts, origins: otherOrigins };
  // The original need not be kept beside a text that is still its own, unless somebody has left it as it is on purpose.
  const isSaid = from !== texts.br || text === texts.br;
  return {
    texts: { ...texts, [language]: text },
    origins: isSaid ? { ...otherOrigins, [language]: from } : otherOrigins,
  };
}
