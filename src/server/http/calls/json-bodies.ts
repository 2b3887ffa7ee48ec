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
 * Reads JSON, and notes its size. A call whose body is empty may still say that it is JSON. `nameOf` names the caller
 * for whom a body counts.
 */
export function readJsonBodies(
  app: FastifyInstance,
  { receive, nameOf }: { receive: Receiving; nameOf: (request: FastifyRequest) => string },
): void {
  app.decorateRequest("bodyLength", 0);
  app.addHook("preParsing", (request, reply, payload, done) => {
    // A request without a body is over already; a reader would wait for its end.
    if ("readableEnded" in payload && payload.readableEnded) return done(null, Readable.from([]));
    // Pictures are not gathered in memory, and bodies of other types are not read.
    const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
    if (!isJson || !(payload instanceof Readable)) return done(null, payload);
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
