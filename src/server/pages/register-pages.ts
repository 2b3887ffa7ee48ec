import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
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
  await app.register(fastifyStatic, {
    root: fileURLToPath(staticFolder),
    prefix: "/static/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    index: false,
    decorateReply: false,
  });
  serveSiteFiles(app, deps);
  servePictures(app, deps);
  app.get("/*", async (request, reply) => {
    const site = await findRequestSite(request, deps);
    return site === undefined
      ? serveNobodysHost(request, reply, deps)
      : servePage(request, reply, { site, deps });
  });
}
