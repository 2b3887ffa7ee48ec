import type { FastifyInstance } from "fastify";
import type { PrintFolder } from "./print-folder.ts";

/**
 * Adds `GET /assets/print/{name}`. The pictures hold names and addresses of guests, so nothing on the way keeps them and
 * no search engine lists them.
 */
export function servePrints(app: FastifyInstance, folder: PrintFolder): void {
  app.get<{ Params: { name: string } }>("/assets/print/:name", async (request, reply) => {
    const jpeg = await folder.find(request.params.name);
    if (jpeg === undefined) return reply.callNotFound();
    return (
      reply
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("referrer-policy", "no-referrer")
        // The page that shows it may be on another host than the pictures.
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/jpeg")
        .send(jpeg)
    );
  });
}
