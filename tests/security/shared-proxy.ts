import type { Received, Send, Sent } from "./sender.ts";

type Stored = { answer: Received; vary: readonly string[]; request: Record<string, string> };

/**
 * A cache in front of the site that all visitors share. It keeps everything that it may keep, asks again with the ETag
 * where there is one, and tells callers apart only by the headers that `Vary` names.
 */
export function createSharedProxy(send: Send) {
  const kept = new Map<string, Stored[]>();
  const figures = { asked: 0, fromCache: 0, stored: [] as Received[] };

  const headersOf = ({ headers = {}, token }: Sent): Record<string, string> => ({
    ...headers,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });

  async function ask(sent: Sent): Promise<Received> {
    figures.asked += 1;
    const key = `${sent.method} ${sent.host} ${sent.url}`;
    const request = headersOf(sent);
    const fitting = (kept.get(key) ?? []).find(({ vary, request: first }) =>
      vary.every((name) => first[name] === request[name]),
    );
    const etag = fitting?.answer.headers["etag"];
    if (fitting && etag === undefined && !mustAsk(fitting.answer)) {
      figures.fromCache += 1;
      return fitting.answer;
    }
    const answer = await send({
      ...sent,
      headers: { ...sent.headers, ...(etag === undefined ? {} : { "if-none-match": etag }) },
    });
    if (answer.status === 304 && fitting) {
      figures.fromCache += 1;
      return fitting.answer;
    }
    if (mayKeep(sent, answer)) {
      const vary = (answer.headers["vary"] ?? "")
        .split(",")
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== "");
      kept.set(key, [{ answer, vary, request }, ...(kept.get(key) ?? [])]);
      figures.stored.push(answer);
    }
    return answer;
  }

  return { ask, figures };
}

function mustAsk({ headers }: Received): boolean {
  return /no-cache|max-age=0/.test(headers["cache-control"] ?? "");
}

/** RFC 9111: a shared cache keeps no `no-store` or `private` answer, and of answers to a token only a `public` one. */
function mayKeep({ method, token }: Sent, { status, headers }: Received): boolean {
  const control = headers["cache-control"] ?? "";
  if (method !== "GET" || ![200, 301, 404].includes(status)) return false;
  if (/no-store|private/.test(control) || headers["vary"] === "*") return false;
  return token === undefined || control.includes("public");
}
