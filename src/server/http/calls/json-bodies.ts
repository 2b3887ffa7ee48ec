import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Receiving } from "../limits/receiving.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Length of the JSON, in UTF-16 units. */
    bodyLength: number;
  }
}

/**
 * Reads JSON, and notes its size. A call whose body is empty may still say that it is JSON. Bodies of all types count
 * while they arrive, except files; `nameOf` names the caller for whom a body counts.
 */
export function readJsonBodies(
  app: FastifyInstance,
  { receive, nameOf }: { receive: Receiving; nameOf: (request: FastifyRequest) => string },
): void {
  app.decorateRequest("bodyLength", 0);
  app.addHook("preParsing", (request, reply, payload, done) => {
    // A request without a body is over already; a reader would wait for its end.
    if ("readableEnded" in payload && payload.readableEnded) return done(null, Readable.from([]));
    const type = request.headers["content-type"]?.toLowerCase();
    // Files are not gathered in memory, and a body without a type is not read.
    const isGathered = type !== undefined && !type.startsWith("multipart/form-data");
    if (!isGathered || !(payload instanceof Readable)) return done(null, payload);
    const onGone = (forget: () => void) => void reply.raw.once("close", forget);
    done(null, receive({ name: nameOf(request), onGone }, payload));
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      request.bodyLength = body.length;
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
