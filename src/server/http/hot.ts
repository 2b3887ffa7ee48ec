import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HotAnswer, HotCache } from "./hot-cache.ts";
import { strictTransport } from "./security-headers.ts";

type Chosen = { status: number; headers: OutgoingHttpHeaders; body: Buffer | undefined };

/** Whether an encoding is named as one that the caller takes: a quality of nought says that they do not. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The form of an answer that the caller takes: 304 when they have it, else the smallest encoding. */
function choose(answer: HotAnswer, headers: IncomingMessage["headers"]): Chosen {
  const base = {
    etag: answer.etag,
    "cache-control": answer.status === 200 ? "public, no-cache" : "no-store",
    vary: "Accept-Encoding, Authorization, Domain, Origin",
  };
  if (answer.status === 200 && headers["if-none-match"] === answer.etag) {
    return { status: 304, headers: base, body: undefined };
  }
  const accepted = headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((known) => takes(accepted, known));
  const body =
    encoding === "br" ? answer.brotli : encoding === "gzip" ? answer.gzip : answer.identity;
  return {
    status: answer.status,
    headers: {
      ...base,
      "content-type": answer.type,
      "content-length": body.length,
      ...(encoding ? { "content-encoding": encoding } : {}),
    },
    body,
  };
}

/** Sends an answer through Fastify: on a miss, or where the cache is off. */
export function sendHot(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: HotAnswer,
): FastifyReply {
  const { status, headers, body } = choose(answer, request.headers);
  return reply
    .code(status)
    .headers(headers)
    .send(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers from the cache before any routing; false when the request is not for it. Requests with a token or another
 * account's name go the long way.
 */
export function serveHot(
  hot: HotCache,
  securityHeaders: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" || request.headers.authorization !== undefined) return false;
  if (request.headers["domain"] !== undefined || request.headers.origin !== undefined) return false;
  // Who a proxy speaks for is for the router to judge.
  if (request.headers["x-forwarded-host"] !== undefined) return false;
  const scheme = request.headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const answer = hot.find(`${scheme}://${request.headers.host}${request.url}`);
  if (!answer) return false;
  const { status, headers, body } = choose(answer, request.headers);
  response.writeHead(status, {
    ...securityHeaders,
    // Kept under https is only what a trusted proxy's word was taken for.
    ...(scheme === "https" ? strictTransport : {}),
    ...headers,
  });
  response.end(body);
  return true;
}
