import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import { defaultLanguage, languageTags, preferredLanguage } from "../../domain/languages.ts";
import { parseSitePath } from "../../domain/site-path.ts";
import type { AssetSettings } from "../assets/asset-places.ts";
import type { PublicContent } from "../content/menu/public-content.ts";
import { callerAddress } from "../http/edge/caller-address.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import { publicOrigin, type PublicOrigin } from "../http/edge/public-origin.ts";
import type { FindAccountId } from "../tenancy/host-account.ts";
import type { NobodysPage, Web } from "./renderer.ts";

export type SiteDeps = {
  web: Web;
  findAccountId: FindAccountId;
  content: PublicContent;
  cache: ResponseCache;
  assetsUrl: string;
  assets: AssetSettings;
};

/** The account's site that a request came to. */
export type RequestSite = PublicOrigin & {
  accountId: string;
  content: { home(): Promise<{ account: Account }>; menu(): Promise<Menu> };
};

/** Undefined for a host without an account. */
export async function findRequestSite(
  request: FastifyRequest,
  { findAccountId, content }: Pick<SiteDeps, "findAccountId" | "content">,
): Promise<RequestSite | undefined> {
  const remoteAddress = callerAddress(request.ip);
  const accountId = await findAccountId(request.host, remoteAddress);
  if (accountId === undefined) return undefined;
  const named = publicOrigin(request, { host: request.host, accountId });
  if (named === undefined) return undefined;
  const asked = { accountId, ...named, remoteAddress };
  return {
    accountId,
    ...named,
    content: { home: () => content.home(asked), menu: () => content.menu(asked) },
  };
}

export function sendNoSuchSite(reply: FastifyReply, web: Web): FastifyReply {
  void reply.code(404).header("cache-control", "no-store");
  return sendNobodysPage(reply, web, "missing");
}

/** A page of no account, in the language of whoever asks: that of the address, or what their browser prefers. */
export function sendNobodysPage(reply: FastifyReply, web: Web, page: NobodysPage): FastifyReply {
  return reply
    .header("vary", "accept-language")
    .type("text/html; charset=utf-8")
    .send(nobodysDocument(web, page, reply.request));
}

/** The document of a page of no account, in the default colours. */
export function nobodysDocument(
  { renderer, files }: Web,
  page: NobodysPage,
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
): string {
  const named = parseSitePath(url.split("?", 1)[0] ?? "")?.language ?? defaultLanguage;
  const language =
    named === defaultLanguage ? preferredLanguage(headers["accept-language"]) : named;
  const { title, html } = renderer.nobodysPages[language][page];
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    // The page has no icon, and browsers would ask for one.
    '<link rel="icon" href="data:,">',
    `<meta name="theme-color" content="${renderer.defaultColours.paper}">`,
    ...(page !== "front" ? ['<meta name="robots" content="noindex">'] : []),
    `<title>${title}</title></head><body>${html}</body></html>`,
  ].join("");
}
