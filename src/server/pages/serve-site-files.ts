import type { FastifyInstance } from "fastify";
import { languages, offeredLanguages } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { sendCached } from "../http/cache/serve-cached.ts";
import { accountColours } from "./account-colours.ts";
import { appManifest } from "./manifest.ts";
import { menuData } from "./menu-data.ts";
import { menuDataPath } from "./restaurant-data.ts";
import { offlinePage } from "./offline-page.ts";
import { robotsTxt, sitemapXml } from "./search-files.ts";
import { findRequestSite, sendNoSuchSite, type RequestSite, type SiteDeps } from "./site.ts";

type SiteFile = {
  path: string;
  type: string;
  /** Undefined when the account has no such file. */
  build: (site: RequestSite) => Promise<string | undefined>;
};

/** Adds what browsers and search engines ask of every site at a fixed address. */
export function serveSiteFiles(app: FastifyInstance, deps: SiteDeps): void {
  for (const file of siteFiles(deps)) serveSiteFile(app, file, deps);
}

function siteFiles({ web, assetsUrl }: SiteDeps): SiteFile[] {
  return [
    {
      path: "/robots.txt",
      type: "text/plain; charset=utf-8",
      build: async ({ content, origin }) => robotsTxt({ ...(await content.home()), origin }),
    },
    {
      path: "/sitemap.xml",
      type: "application/xml; charset=utf-8",
      async build({ content, origin }) {
        const { account } = await content.home();
        return account.active ? sitemapXml({ account, origin }) : undefined;
      },
    },
    {
      path: "/manifest.webmanifest",
      type: "application/manifest+json; charset=utf-8",
      async build({ content }) {
        const { account } = await content.home();
        return JSON.stringify(appManifest(account, accountColours(web.renderer, account)));
      },
    },
    {
      path: "/offline.html",
      type: "text/html; charset=utf-8",
      build: async ({ content }) => offlinePage(web, (await content.home()).account),
    },
    {
      path: "/sw.js",
      type: "text/javascript; charset=utf-8",
      build: async () => web.worker,
    },
    ...languages.map((language) => ({
      path: sitePath(language, menuDataPath),
      type: "application/ld+json; charset=utf-8",
      async build({ content, origin }: RequestSite) {
        const menu = await content.menu();
        const { active, extras } = menu.account;
        if (!active || !offeredLanguages(extras).includes(language)) return undefined;
        return JSON.stringify(menuData({ menu, origin, language, assetsUrl }));
      },
    })),
  ];
}

function serveSiteFile(app: FastifyInstance, { path, type, build }: SiteFile, deps: SiteDeps) {
  app.get(path, async (request, reply) => {
    const site = await findRequestSite(request, deps);
    if (!site) return sendNoSuchSite(reply, deps.web);
    const { accountId, origin } = site;
    const place = { accountId, key: `${origin}${path}` };
    const answer = await deps.cache.getOrBuild(place, async () => {
      const body = await build(site);
      return body === undefined
        ? { status: 404, type: "text/plain; charset=utf-8", body: "Not found\n" }
        : { status: 200, type, body };
    });
    if ("redirect" in answer) throw new Error("A file of the site does not redirect");
    return sendCached(deps.cache, answer, { request, reply });
  });
}
