import type { Translator } from "../config.ts";
import { readStart } from "../read-start.ts";

/** A browser gives up after twenty seconds. */
const timeoutMs = 18_000;
/** Ten suggestions and what the protocol says around them. */
const maxAnswerBytes = 256 * 1024;

/**
 * Asks a service by OpenAI's protocol (POST /chat/completions) for a JSON object. Answers its values by their keys, or
 * the reason why there are none, for the log.
 */
export async function askTranslator(
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

function readAnswer(text: string): ReadonlyMap<string, unknown> | string {
  const content = ["choices", 0, "message", "content"].reduce<unknown>(within, parsed(text));
  const object = typeof content === "string" ? parsed(content) : undefined;
  if (typeof object !== "object" || object === null || Array.isArray(object))
    return "the service's answer holds no JSON object";
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
