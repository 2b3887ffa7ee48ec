import type { FastifyReply, FastifyRequest } from "fastify";
import { parseSitePath, sitePath } from "../../domain/site-path.ts";
import { sendCached } from "../http/cache/serve-cached.ts";
import { buildPage, type BuildDeps } from "./build-page.ts";
import { hasAccessCode } from "../http/edge/security-headers.ts";
import { otherHostAddress } from "./other-host-address.ts";
import type { RequestSite, SiteDeps } from "./site.ts";

export type PageDeps = BuildDeps &
  Pick<SiteDeps, "cache"> & {
    baseDomain: string;
    /** Where "powered by" leads, if not to the base domain. */
    providerUrl?: string | undefined;
  };

const signInPath = "/auth/login";

/** Sends a page of the site at its one address, as it is kept or made for the first who asks; the query stays. */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, deps }: { site: RequestSite; deps: PageDeps },
): Promise<FastifyReply> {
  const [pathname = "/", search] = request.url.split("?", 2);
  const query = search === undefined ? "" : `?${search}`;
  const found = parseSitePath(pathname);
  const redirect = (path: string) =>
    reply.header("cache-control", "no-store").redirect(path + query, 302);
  // Only there is a code spent, in whatever language and on whatever page it came, also one that is none.
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
