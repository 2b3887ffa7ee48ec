import type { TranslatedText } from "../../contract/translations.ts";
import { hasForbiddenCharacters, writtenText } from "../../domain/text-rules.ts";
import {
  isRichText,
  maxLengthOf,
  type TranslationLanguage,
} from "../../domain/translation-state.ts";
import { sanitiseRichText } from "../account/rich-text.ts";
import type { Translator } from "../config.ts";
import { Refused } from "../http/refused.ts";
import { translationPrompt } from "../texts/translation-prompt.ts";
import { readStart } from "../read-start.ts";

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
  return originals.flatMap((original, at) => {
    const text = usableText(original, answer.get(String(at + 1)));
    return text === undefined ? [] : [{ key: original.key, text }];
  });
}

function usableText(
  original: Pick<TranslatedText, "field">,
  answered: unknown,
): string | undefined {
  const max = maxLengthOf(original);
  if (typeof answered !== "string" || answered.length > 2 * max) return undefined;
  const text = writtenText(isRichText(original) ? sanitiseRichText(answered) : answered);
  return text === "" || text.length > max || hasForbiddenCharacters(text) ? undefined : text;
}

/** A browser gives up after twenty seconds. */
const timeoutMs = 18_000;
/** Ten suggestions and what the protocol says around them. */
const maxAnswerBytes = 256 * 1024;

/**
 * Asks a service by OpenAI's protocol (POST /chat/completions) for a JSON object. Answers its values by their keys, or
 * the reason why there are none, for the log.
 */
async function askTranslator(
  { url, key, model }: Translator,
  { system, user }: { system: string; user: string },
): Promise<ReadonlyMap<string, unknown> | string> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        response_format: { type: "json_object" },
      }),
      // Only the operator chooses where texts go.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readStart(response, maxAnswerBytes);
    if (!response.ok) return `the service answered ${response.status}`;
    return text === undefined ? "the service's answer is too long" : readAnswer(text);
  } catch (error) {
    return error instanceof Error ? `the service was not reached: ${error.name}` : "unknown";
  }
}

/** Some models write before the object what they thought, maybe with braces, or mark it as code. */
function readAnswer(text: string): ReadonlyMap<string, unknown> | string {
  const content = ["choices", 0, "message", "content"].reduce<unknown>(within, parsed(text));
  const written = typeof content === "string" ? content : "";
  const end = written.lastIndexOf("}") + 1;
  const object = [written.indexOf("{"), written.lastIndexOf("{")]
    .map((start) => parsed(written.slice(start, end)))
    .find((found) => typeof found === "object" && found !== null);
  if (!object) return "the service's answer holds no JSON object";
  return new Map(Object.entries(object));
}

function within(part: unknown, key: string | number): unknown {
  return typeof part === "object" && part !== null && Object.hasOwn(part, key)
    ? Reflect.get(part, key)
    : undefined;
}

function parsed(text: string): unknown {
  try {
    // The types say `any`.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
