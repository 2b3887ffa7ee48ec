import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Of the JSON that came, in UTF-16 units. */
    bodyLength: number;
  }
}

/** Reads JSON, and notes how much it was. A call whose body is empty may still say that it is JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.decorateRequest("bodyLength", 0);
  // Whoever sent no body at all has a request that is over already; a reader would wait for its end.
  app.addHook("preParsing", (_request, _reply, payload, done) =>
    done(null, "readableEnded" in payload && payload.readableEnded ? Readable.from([]) : payload),
  );
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
