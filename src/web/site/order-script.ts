// Stands in the document of an order's page: it has the order drawn by the server while the page's scripts are on their
// way. On its own, as the first script is.

import type { QueryClient } from "@tanstack/react-query";
import type { orderPageContract } from "../../contract/order-page.ts";
import type { RouteOutput } from "../../contract/route.ts";
import type { Api } from "../api/api.ts";
import type { LazyPage } from "./lazy-page.tsx";

declare global {
  /** Set once the page has been drawn by the server: has scripts begin with what it was drawn from. */
  var startDrawn:
    | ((queries: QueryClient, api: Api, page: LazyPage) => Promise<unknown>)
    | undefined;
}

type Drawn = RouteOutput<(typeof orderPageContract)["get"]>;

/** Nothing where it cannot be had: then the page is what it was without this script. */
const drawn = askForPage().catch(() => undefined);

/** Nothing else is to be seen of the page before its scripts have come. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel="modulepreload"]'))
    link.rel = "modulepreload";
}

document.addEventListener("DOMContentLoaded", () => {
  // The outline that stands until either has come.
  const root = document.getElementById("root");
  const outline = root?.firstElementChild;
  const draw = (page: Drawn | undefined) => {
    // Scripts that came first have drawn more.
    if (!page || !root || !outline?.isConnected) return;
    const { html, answers } = page;
    root.innerHTML = html;
    globalThis.startDrawn = (queries, _api, part) => {
      for (const { key, data, at } of answers) queries.setQueryData(key, data, { updatedAt: at });
      return part.prepare();
    };
  };
  void drawn.then(draw).then(fetchScripts);
});

/** A guest's own order; staff see more than the server draws. */
async function askForPage(): Promise<Drawn | undefined> {
  const token = localStorage.getItem("token");
  const [, language = "br", hash] = /^\/(?:(\w\w)\/)?pedidos\/(\w+)$/.exec(location.pathname) ?? [];
  if (token === null || hash === undefined || localStorage.getItem("auth_group_level") !== null)
    return undefined;
  const answer = await fetch(`/v2.0/order/${hash}/page?language=${language}`, {
    headers: { domain: location.host, authorization: `Bearer ${token}` },
    credentials: "omit",
  });
  const fresh = answer.headers.get("token");
  if (fresh !== null) localStorage.setItem("token", fresh);
  return answer.ok ? ((await answer.json()) as Drawn) : undefined;
}
