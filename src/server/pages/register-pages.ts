import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Transport } from "../../contract/client.ts";
import type { privacyContract } from "../../contract/privacy.ts";
import { routeAddress, type RouteOutput, type Wire } from "../../contract/route.ts";
import { contentWire, privacyWire } from "../../contract/wire.ts";
import { entryPath, viewModes } from "../../domain/entry-path.ts";
import { accountLookup } from "../../domain/host-name.ts";
import { offeredLanguages } from "../../domain/languages.ts";
import { parseSitePath, sitePath } from "../../domain/site-path.ts";
import { sendHot } from "../http/hot.ts";
import { accountColours } from "./account-colours.ts";
import { pageDocument } from "./document.ts";
import { frontPage } from "./front-page.ts";
import { staticFolder } from "./renderer.ts";
import { servePictures } from "./serve-pictures.ts";
import { serveSiteFiles } from "./serve-site-files.ts";
import { findRequestSite, sendNoSuchSite, type SiteDeps } from "./site.ts";

export type PagesDeps = SiteDeps & {
  baseDomain: string;
  /** Where "powered by" leads, if not to the base domain. */
  providerUrl?: string | undefined;
  /** The demo account's label while there is one: visitors of the bare base domain are sent there. */
  findDemoLabel: () => Promise<string | undefined>;
  /** After so many days an order no longer says whose it was. */
  personalDataDays: number;
};

/** Serves the built files, those of each account's site, and every other GET as a page of the account that the host names. */
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
  serveSiteFiles(app, deps);
  servePictures(app, deps);
  app.get("/*", (request, reply) => servePage(request, reply, deps));
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  const site = await findRequestSite(request, deps);
  if (site === undefined) return serveNobodysHost(request, reply, deps);

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

  const providerUrl = deps.providerUrl ?? siteAddress(request, deps.baseDomain);
  const render = async () => {
    const showsMenu = found !== undefined && isMenu(found.path);
    const shown = showsMenu ? await site.content.menu() : await site.content.home();
    const { account } = shown;
    const entry = found && entries.get(found.path);
    if (entry) {
      const target = entryPath(account, entry);
      if (target !== found.path) return { redirect: sitePath(found.language, target) };
    }
    const isOffered =
      found !== undefined && offeredLanguages(account.extras).includes(found.language);
    const page = await deps.web.renderer.renderPage({
      pathname: isOffered ? pathname : "/404",
      host: site.domain,
      assetsUrl: deps.assetsUrl,
      providerUrl,
      // What the head says of a page comes from the same answer as what it shows.
      transport: answeringOnly([
        ...(showsMenu ? [[contentWire.menu, shown] as const] : []),
        [contentWire.home, { account }],
        [privacyWire.notice, notice(deps)],
      ]),
    });
    const body = pageDocument({
      page,
      account,
      origin: site.origin,
      language: isOffered ? found.language : "br",
      path: found?.path ?? "/",
      theme: deps.web.renderer.accountTheme(account.extras.styleguide.colors),
      paper: accountColours(deps.web.renderer, account).paper,
      assetsUrl: deps.assetsUrl,
      providerUrl,
      files: deps.web.files,
      firstPicture:
        account.banner === null
          ? undefined
          : deps.web.renderer.pictureSource({ ...account.banner, assetsUrl: deps.assetsUrl }),
    });
    return { status: page.status, type: "text/html; charset=utf-8", body };
  };
  const answer = await deps.hot.getOrBuild(
    { accountId: site.accountId, key: `${site.origin}${pathname}`, mayKeep: site.mayKeep },
    render,
  );
  return "redirect" in answer
    ? redirect(answer.redirect)
    : sendHot(deps.hot, answer, { request, reply });
}

function notice({ personalDataDays }: PagesDeps): RouteOutput<typeof privacyContract.notice> {
  return { personal_data_days: personalDataDays };
}

function answeringOnly(answers: readonly (readonly [Wire, unknown])[]): Transport {
  return async ({ address }) => {
    const answer = answers.find(([wire]) => routeAddress(wire) === address);
    if (!answer) throw new Error(`No page is rendered with ${address}`);
    return { status: 200, body: answer[1] };
  };
}

/** Pages that show the menu; its data holds the account too. */
function isMenu(path: string): boolean {
  return viewModes.some((mode) => mode !== "home" && path === `/${mode}`);
}

/** The pages that an account's features may lead away from, and what the entry rule calls them. */
const entries: ReadonlyMap<string, Parameters<typeof entryPath>[1]> = new Map([
  ["/", "home"],
  ["/home", "home"],
  ["/easy-order", "easy-order"],
  ["/pedido-mesa", "pedido-mesa"],
]);

async function serveNobodysHost(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  if (accountLookup(request.host, deps.baseDomain)?.kind === "base") {
    const demoLabel = await deps.findDemoLabel();
    if (demoLabel !== undefined)
      return reply.redirect(siteAddress(request, `${demoLabel}.${deps.baseDomain}`), 302);
    if (request.url === "/") return reply.type("text/html; charset=utf-8").send(frontPage);
  }
  return sendNoSuchSite(reply);
}

/** The first page of another host of this installation, which is reached as this one is. */
function siteAddress({ protocol, host }: FastifyRequest, otherHost: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return `${protocol}://${otherHost}${port}/`;
}
