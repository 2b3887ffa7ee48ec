import type { AnsweredBy } from "../answered-by.ts";
import {
  boundPictures,
  cacheNames,
  findKept,
  findOtherSize,
  findPages,
  isKeepable,
  keep,
  keepMissing,
  keepPage,
  removeOld,
} from "./kept.ts";
import { networkFirst } from "./network-first.ts";
import {
  isEntry,
  isKeptPage,
  isOfflinePage,
  offlinePathOf,
  ordersPathOf,
  requestKind,
  twinOf,
} from "./request-kind.ts";
import { openNews, showNews } from "./show-news.ts";

// Keeps what guests have seen, for when there is no network, and shows what the shop says of their orders.

declare const self: ServiceWorkerGlobalScope;
/** The scripts and styles that a guest may need, from the build. */
declare const guestFiles: readonly string[];

// The build puts the list wherever its name stands.
const files = guestFiles;
const timeoutMs = 3000;
const site = new URL(self.location.href);
/** Clients that got a kept page: their content need not wait for the network once more. */
const servedCopies = new Set<string>();

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("push", (event) => event.waitUntil(showNews(event.data)));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNews(event.notification)),
);
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const key = site.origin + new URL(request.url).pathname;
  switch (requestKind(request, site)) {
    case "page":
    case "visit":
      return answerVisit(event, key);
    case "content":
      return answerContent(event, key);
    case "file":
      return event.respondWith(copyFirst(event, { cacheName: cacheNames.files, key }));
    case "picture":
      return event.respondWith(
        copyFirst(event, { cacheName: cacheNames.pictures, key }).catch(
          async () => (await findOtherSize(key)) ?? emptyPicture(),
        ),
      );
    case undefined:
      return undefined;
  }
});

/** Keeps the open pages too, which were loaded without the worker, so that the first visit is enough. */
async function install(): Promise<void> {
  await Promise.all(files.map((file) => keepMissing(cacheNames.files, file)));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = open.map(({ url }) => new URL(url).pathname);
  // The orders' page: an order is shown by the page that placed it, until it is loaded again. The open page is kept
  // last, since the first address leads to the last kept page (`leadToLastPage`).
  const standIns = [offlinePathOf("/"), ...(await findPages(isOfflinePage))];
  await keepAll([...seen.map(ordersPathOf), ...seen.map(offlinePathOf), ...standIns]);
  await keepAll(seen.filter(isKeptPage));
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const keeping = [...new Set(paths)].map(async (path) =>
    keepPage(site.origin + path, await fetch(path)),
  );
  await Promise.allSettled(keeping);
}

async function activate(): Promise<void> {
  await removeOld(files);
  // Starting a sleeping worker takes a while; the request need not wait for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function answerVisit(event: FetchEvent, key: string): void {
  // Undefined in browsers without navigation preload.
  const preloaded: Promise<Response | undefined> = Promise.resolve(event.preloadResponse);
  const network = preloaded.then((response) => response ?? fetch(event.request));
  const { pathname } = new URL(key);
  if (isKeptPage(pathname)) {
    const copy = network.then((response) => response.clone());
    event.waitUntil(
      copy
        .then((response) => keepPage(key, response))
        .then(() => keepStandIn(pathname))
        .then(() => boundPictures(Date.now()))
        .catch(() => undefined),
    );
  }
  const findCopy = async () =>
    (await findKept(cacheNames.pages, site.origin + twinOf(pathname))) ??
    (isEntry(pathname) ? leadToLastPage() : undefined);
  const answer = networkFirst({ network, findCopy, timeoutMs }).then(
    ({ response, by }) => {
      if (by === "copy") servedCopies.add(event.resultingClientId);
      return response;
    },
    async (error: unknown) => {
      const page =
        (await findKept(cacheNames.pages, site.origin + offlinePathOf(pathname))) ??
        (await findKept(cacheNames.pages, site.origin + offlinePathOf("/")));
      if (page) return page;
      throw error;
    },
  );
  event.respondWith(answer);
}

/** Keeps the offline page in this page's language, which may not be that of the page that brought the worker. */
async function keepStandIn(pathname: string): Promise<void> {
  const path = offlinePathOf(pathname);
  if (!(await findKept(cacheNames.pages, site.origin + path))) await keepAll([path]);
}

async function leadToLastPage(): Promise<Response | undefined> {
  const path = (await findPages(isKeptPage)).at(-1);
  return path === undefined ? undefined : Response.redirect(path);
}

function answerContent(event: FetchEvent, key: string): void {
  const { clientId } = event;
  const network = fetch(event.request);
  const kept = network
    .then((response) => keep(response.clone(), { cacheName: cacheNames.pages, key }))
    .catch(() => undefined);
  const answer = networkFirst({
    network,
    findCopy: () => findKept(cacheNames.pages, key),
    // A kept page is shown with its kept content.
    timeoutMs: servedCopies.delete(clientId) ? 0 : timeoutMs,
  });
  event.respondWith(answer.then(({ response }) => response));
  event.waitUntil(Promise.allSettled([kept, tellOf({ answer, network, kept, clientId })]));
}

type AnsweredVisit = {
  answer: Promise<{ by: AnsweredBy }>;
  network: Promise<Response>;
  kept: Promise<void>;
  clientId: string;
};

/** Tells the page who has answered. If the network answers after all it is told too: asking again is worth it. */
async function tellOf({ answer, network, kept, clientId }: AnsweredVisit): Promise<void> {
  const tell = async (by: AnsweredBy) => {
    const client = await self.clients.get(clientId);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this site; there is no other
    client?.postMessage(by);
  };
  const { by } = await answer;
  await tell(by);
  if (by === "network") return;
  await kept;
  if ((await network).ok) await tell("network");
}

async function copyFirst(
  event: FetchEvent,
  kept: { cacheName: string; key: string },
): Promise<Response> {
  const copy = await findKept(kept.cacheName, kept.key);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (isKeepable(response)) {
    // A full device must not keep anybody from seeing the answer.
    event.waitUntil(keep(response.clone(), kept).catch(() => undefined));
  }
  return response;
}

/** An empty picture lets the colour behind it be seen, where browsers would draw a broken one over it. */
function emptyPicture(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
}
