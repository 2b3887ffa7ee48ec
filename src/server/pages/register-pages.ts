import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";
import { apiPrefix } from "../../contract/route.ts";
import { handleError, handleNotFound } from "../http/edge/error-handler.ts";
import { staticFolder } from "./renderer.ts";
import { serveNobodysHost, type Installation } from "./serve-nobodys-host.ts";
import { servePage, type PageDeps } from "./serve-page.ts";
import { servePictures } from "./serve-pictures.ts";
import { serveSiteFiles } from "./serve-site-files.ts";
import { findRequestSite, type SiteDeps } from "./site.ts";

/** Serves the built files, those of each account's site, and every other GET as a page of the account that the host names. */
export async function registerPages(
  app: FastifyInstance,
  deps: SiteDeps & PageDeps & Installation,
): Promise<void> {
  await app.register(serveBuiltFiles);
  serveSiteFiles(app, deps);
  servePictures(app, deps);
  // What is no call of the API is no page either.
  app.get(`${apiPrefix}/*`, handleNotFound);
  app.get("/*", async (request, reply) => {
    const site = await findRequestSite(request, deps);
    return site === undefined
      ? serveNobodysHost(request, reply, deps)
      : servePage(request, reply, { site, deps });
  });
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  // Of a path that no file can have, such as one that leads out of the folder, nobody is told more than of any other.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error.statusCode === 403 ? handleNotFound(request, reply) : handleError(error, request, reply),
  );
  await app.register(fastifyStatic, {
    root: fileURLToPath(staticFolder),
    prefix: "/static/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    index: false,
    // What the build notes for itself.
    dotfiles: "ignore",
    decorateReply: false,
  });
}
