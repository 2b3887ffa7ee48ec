import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HotAnswer, HotCache } from "./hot-cache.ts";
import { formFor } from "./hot-forms.ts";
import { hotQuestion } from "./hot-question.ts";
import { hasAccessCode } from "../edge/security-headers.ts";

/** Sends an answer through Fastify: for the first time in its form, or where the cache is off. */
export async function sendHot(
  hot: HotCache,
  answer: HotAnswer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { status, headers, body } = await hot.inForm(answer, formFor(answer, request.headers));
  void reply.code(status).headers(headers);
  // The answer is everybody's; that it was asked for under this address is for nobody to keep.
  if (hasAccessCode(request)) void reply.header("cache-control", "no-store");
  return reply.send(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers from the cache before any routing; false when the request is not for it. Nearly every request comes here, so
 * nothing is made for it: what is sent was put together for who asked first.
 */
export function serveHot(
  hot: HotCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET") return false;
  const question = hotQuestion(request.rawHeaders);
  if (question === undefined) return false;
  const scheme = question["x-forwarded-proto"] === "https" ? "https" : "http";
  const kept = hot.find(`${scheme}://${question.host}${request.url}`);
  if (kept === undefined) return false;
  const ready = kept.ready[formFor(kept, question)];
  if (ready === undefined) return false;
  response.writeHead(ready.status, ready.headers);
  response.end(ready.body);
  return true;
}
