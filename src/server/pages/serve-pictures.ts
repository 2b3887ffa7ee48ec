import type { FastifyInstance } from "fastify";
import { accountColours } from "./account-colours.ts";
import { createAccountPictures, pictureKey } from "./pictures/account-pictures.ts";
import { pictureKinds, pictureNames, picturePaths } from "./pictures/picture-kinds.ts";
import { findRequestSite, sendNoSuchSite, type SiteDeps } from "./site.ts";

const hourSeconds = 3600;

/** Adds the pictures that stand for the account: in shared links, on home screens and tabs. */
export function servePictures(app: FastifyInstance, deps: SiteDeps): void {
  const pictures = createAccountPictures({ dataDir: deps.dataDir, log: app.log });
  for (const name of pictureNames) {
    app.get(picturePaths[name], async (request, reply) => {
      const site = await findRequestSite(request, deps);
      if (!site) return sendNoSuchSite(reply, deps.web);
      const { accountId } = site;
      const { account } = await site.content.home();
      const { paper: _, ...colours } = accountColours(deps.web.renderer, account);
      const etag = `"${pictureKey({ account, colours, name })}"`;
      void reply
        .header("etag", etag)
        .header("cache-control", `public, max-age=${hourSeconds}`)
        // Whoever shares the site may show its picture.
        .header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const { bytes, isWhole } = await pictures.get({ accountId, account, colours, name });
      if (!isWhole) void reply.header("cache-control", "no-store");
      return reply.type(pictureKinds[name].type).send(bytes);
    });
  }
}
