import type { TranslatedText } from "../../contract/translations.ts";
import { hasForbiddenCharacters, writtenText } from "../../domain/text-rules.ts";
import type { TranslationLanguage } from "../../domain/translation-state.ts";
import { sanitiseRichText } from "../account/rich-text.ts";
import type { Translator } from "../config.ts";
import { Refused } from "../http/refused.ts";
import { translationPrompt } from "../texts/translation-prompt.ts";
import { askTranslator } from "./ask-translator.ts";
import { isRichText, maxLength } from "./text-kinds.ts";

const retryAfterSeconds = 30;

type Suggestion = { key: string; text: string };

/**
 * Asks for translations of texts. Only the texts go out, numbered: no key, name or price. Suggestions are read by a
 * person before anything is kept; those that do not fit into their field are left out.
 */
export async function suggestTranslations(
  translator: Translator,
  { language, originals }: { language: TranslationLanguage; originals: readonly TranslatedText[] },
): Promise<Suggestion[]> {
  if (originals.length === 0) return [];
  const numbered = originals.map(({ original }, at) => [String(at + 1), original]);
  const answer = await askTranslator(translator, {
    system: translationPrompt(language),
    user: JSON.stringify(Object.fromEntries(numbered)),
  });
  if (typeof answer === "string")
    throw new Refused(
      "unavailable",
      { retryAfterSeconds },
      { cause: new Error(`No translation was suggested: ${answer}`) },
    );
  return originals.flatMap(({ key, field }, at) => {
    const text = usableText(field, answer.get(String(at + 1)));
    return text === undefined ? [] : [{ key, text }];
  });
}

function usableText(field: TranslatedText["field"], answered: unknown): string | undefined {
  if (typeof answered !== "string" || answered.length > 2 * maxLength(field)) return undefined;
  const text = writtenText(isRichText(field) ? sanitiseRichText(answered) : answered);
  if (text === "" || text.length > maxLength(field) || hasForbiddenCharacters(text))
    return undefined;
  return text;
}
