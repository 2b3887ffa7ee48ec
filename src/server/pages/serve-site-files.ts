import type { FastifyInstance } from "fastify";
import {
  languages,
  offeredLanguages,
  defaultLanguage,
  languageTags,
  type Language,
} from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { sendCached } from "../http/cache/serve-cached.ts";
import { menuUntilMs } from "../content/menu/menu-until.ts";
import { wordsLanguageOf, type BuildDeps } from "./build-page.ts";
import { menuData } from "./menu-data.ts";
import { menuDataPath } from "./restaurant-data.ts";
import { robotsTxt, sitemapXml } from "./search-files.ts";
import { findRequestSite, sendNoSuchSite, type RequestSite, type SiteDeps } from "./site.ts";
import type { Account } from "../../contract/account.ts";
import { pageTitle } from "../../domain/page-title.ts";
import { escapeHtml } from "../http/edge/markup.ts";
import { type Web, accountColours, type AccountColours } from "./renderer.ts";
import { picturePaths, pictureKinds } from "./pictures/picture-kinds.ts";
import { landingPath } from "../../domain/landing-path.ts";
import { pictureKey } from "./pictures/account-pictures.ts";

type SiteFile = {
  path: string;
  type: string;
  /** Undefined when the account does not have the file. */
  build: (
    site: RequestSite,
  ) => Promise<string | { body: string; goodUntilMs: number | undefined } | undefined>;
};

type FileDeps = SiteDeps & Pick<BuildDeps, "now">;

/** Adds the files that browsers and search engines ask of every site at a fixed address. */
export function serveSiteFiles(app: FastifyInstance, deps: FileDeps): void {
  for (const file of siteFiles(deps)) serveSiteFile(app, file, deps);
}

function siteFiles({ web, assetsUrl, now }: FileDeps): SiteFile[] {
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
      path: "/sw.js",
      type: "text/javascript; charset=utf-8",
      build: async () => web.worker,
    },
    ...languages.map((language) => ({
      path: sitePath(language, "/offline.html"),
      type: "text/html; charset=utf-8",
      async build({ content }: RequestSite) {
        const { account } = await content.home();
        if (!offeredLanguages(account.extras).includes(language)) return undefined;
        return offlinePage(web, { account, language });
      },
    })),
    ...languages.map((language) => ({
      path: sitePath(language, menuDataPath),
      type: "application/ld+json; charset=utf-8",
      async build({ content, origin }: RequestSite) {
        const menu = await content.menu();
        const { active, extras } = menu.account;
        if (!active || !offeredLanguages(extras).includes(language)) return undefined;
        const body = JSON.stringify(menuData({ menu, origin, language, assetsUrl }));
        return { body, goodUntilMs: menuUntilMs(menu, now().getTime()) };
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
      const built = await build(site);
      if (built === undefined)
        return { status: 404, type: "text/plain; charset=utf-8", body: "Not found\n" };
      return { status: 200, type, ...(typeof built === "string" ? { body: built } : built) };
    });
    if ("redirect" in answer) throw new Error("A file of the site does not redirect");
    return sendCached(deps.cache, answer, { request, reply });
  });
}

/** The document that a device shows of a page that it has not kept, in the account's name and colours. */
function offlinePage(
  { renderer, files }: Web,
  { account, language }: { account: Account; language: Language },
): string {
  const words = wordsLanguageOf(account, language);
  const { title, html } = renderer.offlinePage({ language, words });
  const style = Object.entries(renderer.accountTheme(account.extras.styleguide.colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return [
    `<!doctype html><html lang="${languageTags[words]}" style="${escapeHtml(style)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<link rel="icon" href="${picturePaths.favicon}">`,
    `<meta name="theme-color" content="${accountColours(renderer, account).paper}">`,
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(pageTitle({ page: title, account: account.name }))}</title></head><body>${html}<script>${files.offlineScript.code}</script></body></html>`,
  ].join("");
}

const iconNames = ["icon", "largeIcon", "maskableIcon"] as const;
/** Length that home screens have room for. */
const shortNameLength = 12;

/** Manifest with which a device installs the site as an app of the account. */
function appManifest(account: Account, colours: AccountColours): Record<string, unknown> {
  const { paper, ...pictureColours } = colours;
  return {
    // Stays the same app when the business moves its first page.
    id: "/",
    name: account.name,
    short_name: shortName(account.name),
    lang: languageTags[defaultLanguage],
    start_url: landingPath(account, "home"),
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: iconNames.map((name) => {
      const { side, use, type } = pictureKinds[name];
      // Installed apps look for new icons by their addresses.
      const version = pictureKey({ account, colours: pictureColours, name });
      return {
        src: `${picturePaths[name]}?v=${version}`,
        sizes: `${side}x${side}`,
        type,
        purpose: use,
      };
    }),
  };
}

/** Keeps as many whole words as fit, at least the first one, and drops a connecting word at the end. */
function shortName(name: string): string {
  if (name.length <= shortNameLength) return name;
  const end = name.lastIndexOf(" ", shortNameLength);
  if (end <= 0) return name.split(" ", 1)[0] ?? name;
  return name.slice(0, end).replace(/(?: (?:d[aeo]s?|e|&|-|n[ao]s?))+$/iu, "");
}
