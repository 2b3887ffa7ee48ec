import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentContract } from "../../contract/content.ts";
import { createClient } from "../../contract/client.ts";
import { entryPath } from "../../domain/entry-path.ts";
import { accountLookup, normaliseHost } from "../../domain/host-name.ts";
import { offeredLanguages } from "../../domain/languages.ts";
import { parseSitePath, sitePath } from "../../domain/site-path.ts";
import type { FindAccountId } from "../http/host-account.ts";
import type { HotCache } from "../http/hot-cache.ts";
import { inProcessTransport } from "../http/in-process.ts";
import { sendHot } from "../http/hot.ts";
import { noSuchSite } from "./no-such-site.ts";
import { pageDocument } from "./document.ts";
import { staticFolder, type Web } from "./renderer.ts";

export type PagesDeps = {
  web: Web;
  findAccountId: FindAccountId;
  hot: HotCache;
  baseDomain: string;
  assetsUrl: string;
  /** Where visitors of the bare base domain are sent, when there is such an account. */
  demoLabel: string;
};

/** Serves the built files, and every other GET as a page of the account that the host names. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(staticFolder),
    prefix: "/static/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    index: false,
    decorateReply: false,
  });
  app.get("/*", (request, reply) => servePage(app, request, reply, deps));
}

async function servePage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  const host = normaliseHost(request.host);
  const accountId = await deps.findAccountId(request.host);
  if (accountId === undefined || host === undefined) return serveNobodysHost(request, reply, deps);

  const [pathname = "/", search] = request.url.split("?", 2);
  const query = search === undefined ? "" : `?${search}`;
  const found = parseSitePath(pathname);
  const redirect = (path: string) =>
    reply.header("cache-control", "no-store").redirect(path + query, 302);
  if (found && !found.canonical) return redirect(sitePath(found.language, found.path));
  if (found?.path === "/" && new URLSearchParams(query).has("accessToken")) {
    void reply.header("referrer-policy", "no-referrer");
    return redirect(sitePath(found.language, "/auth/login"));
  }

  const render = async () => {
    const transport = inProcessTransport(app, { host: request.host });
    const { account } = await createClient(contentContract, transport).home();
    if (found && isEntry(found.path)) {
      const target = entryPath(account, found.path === "/easy-order" ? "easy-order" : "home");
      if (target !== found.path) return { redirect: sitePath(found.language, target) };
    }
    const isOffered =
      found !== undefined && offeredLanguages(account.extras).includes(found.language);
    const page = await deps.web.renderer.renderPage({
      pathname: isOffered ? pathname : "/404",
      host,
      assetsUrl: deps.assetsUrl,
      transport,
    });
    const body = pageDocument({
      page,
      account,
      origin: `${request.protocol}://${request.host}`,
      language: isOffered ? found.language : "br",
      path: found?.path ?? "/",
      theme: deps.web.renderer.accountTheme(account.extras.styleguide.colors),
      assetsUrl: deps.assetsUrl,
      files: deps.web.files,
    });
    return { status: page.status, type: "text/html; charset=utf-8", body };
  };
  const answer = await deps.hot.getOrBuild(
    { accountId, key: `${request.protocol}://${request.host}${pathname}` },
    render,
  );
  return "redirect" in answer ? redirect(answer.redirect) : sendHot(request, reply, answer);
}

function isEntry(path: string): boolean {
  return path === "/" || path === "/home" || path === "/easy-order";
}

async function serveNobodysHost(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  if (accountLookup(request.host, deps.baseDomain)?.kind === "base") {
    const port = /:\d+$/.exec(request.host)?.[0] ?? "";
    const demoHost = `${deps.demoLabel}.${deps.baseDomain}`;
    if ((await deps.findAccountId(demoHost)) !== undefined) {
      return reply.redirect(`${request.protocol}://${demoHost}${port}/`, 302);
    }
  }
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(noSuchSite);
}
