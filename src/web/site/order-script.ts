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
    | ((queries: QueryClient, api: Api, route: { Page: unknown } | undefined) => unknown)
    | undefined;
}

type Drawn = RouteOutput<(typeof orderPageContract)["get"]>;

/** Nothing where it cannot be had: then the page is what it was without this script. */
const drawn = askForPage().catch(() => undefined);

/** Scripts wait no longer for the drawn order than this. */
const patienceMs = 3000;

/** The page's scripts, which would take the connection from what can be read before they are there. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=drawn]")) {
    link.rel = "modulepreload";
    if (link.as === "script") import(/* @vite-ignore */ link.href).catch(tellTrouble);
  }
}

/** Once what is there by now has been drawn; of a page that nobody sees nothing is. */
function fetchAfterDrawing(): void {
  if (document.hidden) fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
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
    globalThis.startDrawn = (queries, _api, route) => {
      for (const { key, data, at } of answers) queries.setQueryData(key, data, { updatedAt: at });
      const lazy = route?.Page as LazyPage | undefined;
      return lazy?.prepare();
    };
  };
  const waited = new Promise((resolve) => setTimeout(resolve, patienceMs));
  void Promise.race([drawn.then(draw), waited]).then(fetchAfterDrawing);
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
