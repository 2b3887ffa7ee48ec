// Stands in the document of an order's page. It fetches the order as the server draws it, while the page's scripts are
// on their way. Like the first script it imports nothing.

import type { QueryClient } from "@tanstack/react-query";
import type { orderPageContract } from "../../contract/order-page.ts";
import type { RouteOutput } from "../../contract/route.ts";
import type { Api } from "../api/api.ts";
import type { LazyPage } from "./lazy-page.tsx";

declare global {
  /** Set once the page as the server drew it is shown: scripts begin with the answers that it was drawn from. */
  var startDrawn:
    | ((queries: QueryClient, api: Api, route: { Page: unknown } | undefined) => unknown)
    | undefined;
}

type Drawn = RouteOutput<(typeof orderPageContract)["get"]>;

/** Undefined where it cannot be had: the page then starts as it would without this script. */
const drawn = askForPage().catch(() => undefined);

// The letters of titles come beside the styles, which ask for them late; on a slow network, after these.
document.querySelector("html:not([data-slow]) link[rel=letters]")?.setAttribute("rel", "preload");

/** Scripts wait no longer for the drawn order than this. */
const patienceMs = 3000;

/** Fetches the page's scripts, which would take the connection from the order that can be read before. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=drawn]")) {
    link.rel = "modulepreload";
    if (link.as === "script") import(/* @vite-ignore */ link.href).catch(tellTrouble);
  }
}

/** Fetches once what was drawn is on the screen; a second later where a browser does not say so. */
function fetchAfterPainting(isDrawn: boolean | undefined): void {
  setTimeout(fetchScripts, isDrawn && !document.hidden ? 1000 : 0);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) fetchScripts();
  }).observe({ type: "paint", buffered: true });
}

document.addEventListener("DOMContentLoaded", () => {
  // The outline that stands until either has come.
  const root = document.getElementById("root");
  const outline = root?.firstElementChild;
  const draw = (page: Drawn | undefined) => {
    // Scripts that came first have drawn more.
    if (!page || !root || !outline?.isConnected) return false;
    root.innerHTML = page.html;
    globalThis.startDrawn = (queries, _api, route) => {
      for (const { key, data, at } of page.answers)
        queries.setQueryData(key, data, { updatedAt: at });
      return (route?.Page as LazyPage | undefined)?.prepare();
    };
    return true;
  };
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  void Promise.race([drawn.then(draw), waited]).then(fetchAfterPainting);
});

/** A guest's own order; staff see more than the server draws. */
async function askForPage(): Promise<Drawn | undefined> {
  const token = localStorage.getItem("token");
  const [, language = "br", hash] = /^\/(?:(\w\w)\/)?pedidos\/(\w+)$/.exec(location.pathname) ?? [];
  if (token === null || hash === undefined || localStorage.getItem("auth_group_level") !== null)
    return undefined;
  // A browser reads its tables of dates at the first use, which takes long: meanwhile it waits for the order anyway.
  setTimeout(() => new Intl.DateTimeFormat("en-GB"));
  // As in NotifyButton.tsx: the button for notices stands from the first drawing as it stays, or never.
  const canBeTold =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const push = canBeTold ? `&push=${Notification.permission}` : "";
  const answer = await fetch(`/v2.0/order/${hash}/page?language=${language}${push}`, {
    headers: { domain: location.host, authorization: `Bearer ${token}` },
    credentials: "omit",
  });
  const fresh = answer.headers.get("token");
  if (fresh !== null) localStorage.setItem("token", fresh);
  return answer.ok ? ((await answer.json()) as Drawn) : undefined;
}
