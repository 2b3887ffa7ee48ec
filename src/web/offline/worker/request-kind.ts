import { isViewMode } from "../../../domain/landing-path.ts";
import { defaultLanguage } from "../../../domain/languages.ts";
import { parseSitePath, sitePath } from "../../../domain/site-path.ts";

/**
 * The kind of a request decides what the worker does: "page" and "content": network first, then cached. "file" and
 * "picture": immutable, cache first. "visit": a page that is not cached. Undefined: not handled.
 */
export type RequestKind = "page" | "visit" | "content" | "file" | "picture";

type WorkerRequest = Pick<Request, "method" | "url" | "mode" | "headers">;

/** `site` is the worker's own address. Requests for somebody's own data, or another account's, are undefined. */
export function requestKind(request: WorkerRequest, site: URL): RequestKind | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== site.origin) return undefined;
  if (request.headers.has("authorization")) return undefined;
  if ((request.headers.get("domain") ?? site.host) !== site.host) return undefined;
  // A code that signs in is for the server alone: no kept page would spend it, or take it out of the address bar.
  if (search.includes("accessToken=")) return undefined;
  // A table's key is not kept with the page that its code leads to.
  if (/[?&]chave=/i.test(search)) return undefined;
  if (request.mode === "navigate") return isKeptPage(pathname) ? "page" : "visit";
  if (pathname.startsWith("/static/")) return "file";
  if (/^\/assets\/\d+\//.test(pathname)) return "picture";
  if (/^\/v2\.0\/content\/(?:home|menu)$/.test(pathname) && search === "") return "content";
  return undefined;
}

/** The guest's pages, and the lists of orders and of tables, which come empty: a few names, in every language. */
export function isKeptPage(pathname: string): boolean {
  const name = parseSitePath(pathname)?.path.slice(1) ?? "";
  return isViewMode(name) || name === "pedidos" || name === "pedido-mesa";
}

/** The kept page that is the same document as this one: an order and a tab come empty, as the lists of them do. */
export function twinOf(pathname: string): string {
  return pathname.replace(/(\/pedidos|\/pedido-mesa)\/[0-9a-f]+$/, "$1");
}

/** The path of the orders' page, in the language of a page. */
export function ordersPathOf(pathname: string): string {
  return sitePath(parseSitePath(pathname)?.language ?? defaultLanguage, "/pedidos");
}

const offlinePath = "/offline.html";

/** The path of the page that stands in for one that is not kept, in the language of that one. */
export function offlinePathOf(pathname: string): string {
  return sitePath(parseSitePath(pathname)?.language ?? defaultLanguage, offlinePath);
}

export function isOfflinePage(pathname: string): boolean {
  return parseSitePath(pathname)?.path === offlinePath;
}

/** Addresses from which the server may lead to another page: "/", "/home", and the same in another language. */
export function isEntry(pathname: string): boolean {
  const path = parseSitePath(pathname)?.path;
  return path === "/" || path === "/home";
}
