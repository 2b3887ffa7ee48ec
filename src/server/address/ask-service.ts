import { readAnswer, type Answer } from "./read-answer.ts";

/** No service says more than this of one address. */
const maxAnswerBytes = 16 * 1024;

/** Asks one service; `undefined` when nothing usable came in time, whatever the reason. */
export async function askService(
  url: string,
  { cep, timeoutMs }: { cep: string; timeoutMs: number },
): Promise<Answer> {
  try {
    const response = await fetch(url.replaceAll("{cep}", cep), {
      headers: { accept: "application/json" },
      // A service that sends us elsewhere must not choose where.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readStart(response);
    return text === undefined ? undefined : readAnswer({ status: response.status, text }, cep);
  } catch {
    // Refused, cut, redirected or too late: all the same to whoever wants the address.
    return undefined;
  }
}

/** The body, or `undefined` when it is larger than any answer; the rest of it is then left unread. */
async function readStart(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
