import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";
import { encodingFor } from "./encoding.ts";
import { cacheKeyHeaders } from "./cache-key-headers.ts";
import { hasAccessCode } from "../edge/security-headers.ts";

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
  // The answer is everybody's; that it was asked for under this address is for nobody to keep.
  if (hasAccessCode(request)) void reply.header("cache-control", "no-store");
  return reply.send(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers from the cache before any routing; false when the request is not for it. Nearly every request comes here, so
 * nothing is made for it: what is sent was put together for who asked first.
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
