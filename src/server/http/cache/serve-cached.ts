import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";
import { encodingFor } from "./encoding.ts";
import { hasSecret } from "../edge/security-headers.ts";

/** Sends an answer through Fastify: for the first time in its encoding, or where the cache is off. */
export async function sendCached(
  cache: ResponseCache,
  answer: CachedResponse,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { status, headers, body } = await cache.encodeAs(
    answer,
    encodingFor(answer, request.headers),
  );
  void reply.code(status).headers(headers);
  // The answer is public, but an address with a secret must not be stored in any cache.
  if (hasSecret(request)) void reply.header("cache-control", "no-store");
  return reply.send(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers from the cache, before routing. False if the request cannot be answered from it. Nearly every request comes
 * here, so nothing is built: the answer is sent as assembled for the first caller.
 */
export function serveCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET") return false;
  const keyHeaders = cacheKeyHeaders(request.rawHeaders);
  if (keyHeaders === undefined) return false;
  const scheme = keyHeaders["x-forwarded-proto"] === "https" ? "https" : "http";
  const kept = cache.find(`${scheme}://${keyHeaders.host}${request.url}`);
  if (kept === undefined) return false;
  const ready = kept.ready[encodingFor(kept, keyHeaders)];
  if (ready === undefined) return false;
  response.writeHead(ready.status, ready.headers);
  response.end(ready.body);
  return true;
}

/** Header lines that decide which cached answer a request gets, and in which form. */
type CacheKeyHeaders = {
  host: string | undefined;
  "x-forwarded-proto": string | undefined;
  "accept-encoding": string | undefined;
  "if-none-match": string | undefined;
};

/**
 * A request with one of these headers goes to the router: its answer may depend on its token, on the account or page
 * that it names, or on whether the proxy that sent it is trusted.
 */
const forTheRouter = ["authorization", "domain", "origin", "x-forwarded-host"];

const counting = new Map<string, keyof CacheKeyHeaders | undefined>([
  ["host", "host"],
  ["x-forwarded-proto", "x-forwarded-proto"],
  ["accept-encoding", "accept-encoding"],
  ["if-none-match", "if-none-match"],
  ...forTheRouter.map((name) => [name, undefined] as const),
]);
const lengths = new Set([...counting.keys()].map((name) => name.length));

/**
 * Reads the headers from their lines, names and values in turn: the object that Node makes of all of them takes a tenth
 * of an answer's time. Undefined where the router decides: for a header above, or a relevant line that came twice.
 */
export function cacheKeyHeaders(lines: readonly string[]): CacheKeyHeaders | undefined {
  const question: CacheKeyHeaders = {
    host: undefined,
    "x-forwarded-proto": undefined,
    "accept-encoding": undefined,
    "if-none-match": undefined,
  };
  for (let at = 0; at < lines.length; at += 2) {
    const written = lines[at] ?? "";
    if (!lengths.has(written.length)) continue;
    const name = written.toLowerCase();
    if (!counting.has(name)) continue;
    const part = counting.get(name);
    if (part === undefined || question[part] !== undefined) return undefined;
    question[part] = lines[at + 1];
  }
  return question;
}
