import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiPrefix } from "../../contract/route.ts";
import { createPageErrorHandler } from "./failed-page.ts";
import { handleNotFound } from "../http/edge/error-handler.ts";
import { staticFolder, type Web, accountColours } from "./renderer.ts";
import { serveSiteFiles } from "./serve-site-files.ts";
import {
  findRequestSite,
  type SiteDeps,
  sendNoSuchSite,
  type RequestSite,
  sendNobodysPage,
} from "./site.ts";
import { accountLookup } from "../../domain/host-name.ts";
import { callerAddress } from "../http/edge/caller-address.ts";
import { createAccountPictures, pictureKey } from "./pictures/account-pictures.ts";
import { pictureKinds, pictureNames, picturePaths } from "./pictures/picture-kinds.ts";
import { parseSitePath, sitePath } from "../../domain/site-path.ts";
import { sendCached } from "../http/cache/serve-cached.ts";
import { buildPage, type BuildDeps } from "./build-page.ts";
import { hasAccessCode } from "../http/edge/security-headers.ts";

/** Serves the built files, those of each account's site, and every other GET as a page of the host's account. */
export async function registerPages(
  app: FastifyInstance,
  deps: SiteDeps & PageDeps & Installation,
): Promise<void> {
  await app.register(serveBuiltFiles);
  serveSiteFiles(app, deps);
  servePictures(app, deps);
  // An unknown call of the API is not a page.
  app.get(`${apiPrefix}/*`, handleNotFound);
  app.get("/*", { errorHandler: createPageErrorHandler(deps.web) }, async (request, reply) => {
    const site = await findRequestSite(request, deps);
    return site === undefined
      ? serveNobodysHost(request, reply, deps)
      : servePage(request, reply, { site, deps });
  });
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(staticFolder);
  // The build's own notes are dotfiles.
  const names = new Set((await readdir(root)).filter((name) => !name.startsWith(".")));
  await app.register(fastifyStatic, {
    root,
    // Otherwise the plugin reads the whole folder at every request, to check how the file is spelled.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
  });
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    url: "/static/*",
    handler(request, reply) {
      const name = request.params["*"];
      return names.has(name) ? reply.sendFile(name) : handleNotFound(request, reply);
    },
  });
}

type Installation = {
  baseDomain: string;
  /**
   * The demo account's label while there is one: visitors of the bare base domain are redirected there. `caller` is
   * their address.
   */
  findDemoLabel: (caller: string) => Promise<string | undefined>;
};

/**
 * Serves a host without an account: the bare base domain has a front page or leads to the demo, others have nothing.
 */
async function serveNobodysHost(
  request: FastifyRequest,
  reply: FastifyReply,
  { baseDomain, findDemoLabel, web }: Installation & { web: Web },
): Promise<FastifyReply> {
  if (accountLookup(request.host, baseDomain)?.kind === "base") {
    const demoLabel = await findDemoLabel(callerAddress(request.ip));
    if (demoLabel !== undefined) {
      const here = `${request.protocol}://${request.host}`;
      return reply.redirect(otherHostAddress(`${demoLabel}.${baseDomain}`, here), 302);
    }
    if (request.url === "/") return sendNobodysPage(reply, web, "front");
  }
  return sendNoSuchSite(reply, web);
}

const hourSeconds = 3600;

/** Adds the pictures that stand for the account: in shared links, on home screens and tabs. */
function servePictures(app: FastifyInstance, deps: SiteDeps): void {
  const pictures = createAccountPictures({ ...deps.assets, log: app.log });
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
        // Other sites may show the picture when somebody shares this one.
        .header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const { bytes, isWhole } = await pictures.get({ accountId, account, colours, name });
      if (!isWhole) void reply.header("cache-control", "no-store");
      return reply.type(pictureKinds[name].type).send(bytes);
    });
  }
}

type PageDeps = BuildDeps &
  Pick<SiteDeps, "cache"> & {
    baseDomain: string;
    /** Address behind "powered by"; absent: the base domain. */
    providerUrl?: string | undefined;
  };

const signInPath = "/auth/login";

/** Sends a page of the site at its one address, from the cache or made for the first caller; the query stays. */
async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, deps }: { site: RequestSite; deps: PageDeps },
): Promise<FastifyReply> {
  const [pathname = "/", search] = request.url.split("?", 2);
  const query = search === undefined ? "" : `?${search}`;
  const found = parseSitePath(pathname);
  const redirect = (path: string) =>
    reply.header("cache-control", "no-store").redirect(path + query, 302);
  // A code may be spent at this address alone, whatever language and page it came with, and whether it is good or not.
  if (hasAccessCode(request) && found?.path !== signInPath) return redirect(signInPath);
  if (found && !found.canonical) return redirect(sitePath(found.language, found.path));

  const providerUrl = deps.providerUrl ?? otherHostAddress(deps.baseDomain, site.origin);
  // Addresses that anybody can make up must not push out of memory what everybody asks for.
  const name = found ? sitePath(found.language, deps.web.renderer.pageName(found.path)) : pathname;
  const answer = await deps.cache.getOrBuild(
    { accountId: site.accountId, key: `${site.origin}${name}` },
    () => buildPage({ site, pathname, found, providerUrl }, deps),
  );
  return "redirect" in answer
    ? redirect(answer.redirect)
    : sendCached(deps.cache, answer, { request, reply });
}

/** The first page of another host of this installation, with the origin's scheme and port. */
function otherHostAddress(otherHost: string, origin: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${otherHost}${port === "" ? "" : `:${port}`}/`;
}
