import type { FastifyReply, FastifyRequest } from "fastify";
import type { EventStream } from "./event-stream.ts";

/** Answers with a stream of events; from here on the framework leaves the answer alone. */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: EventStream,
): FastifyReply {
  const lastEventId = request.headers["last-event-id"];
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("content-type", "text/event-stream; charset=utf-8");
  // A proxy in between must not wait for more.
  reply.raw.setHeader("x-accel-buffering", "no");
  reply.raw.flushHeaders();
  stream.open(reply.raw, typeof lastEventId === "string" ? lastEventId : undefined);
  return reply;
}
