import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type {
  DrawnOrder,
  OrderPageRequest,
  PageRequest,
  RenderedPage,
} from "../contract/rendered-page.ts";
import { defaultLanguage, languages, type Language } from "../domain/languages.ts";
import { parseSitePath, sitePath } from "../domain/site-path.ts";
import { createApi } from "./api/api.ts";
import { App, newQueryClient } from "./App.tsx";
import { homeKey } from "./content/queries.ts";
import { orderKey } from "./orders/queries.ts";
import { pageSources } from "./page-sources.ts";
import { findRoute, notFoundRoute } from "./routes.tsx";
import { FailedPage, FrontPage, NoSuchSitePage, OfflinePage } from "./site/StaticPages.tsx";
import type { LazyPage } from "./site/lazy-page.tsx";
import { ScriptedPage, TroubleNote } from "./site/ScriptedPage.tsx";
import { translations } from "./text/translations.ts";
import { provideTranslations, speak, textsReady } from "./text/spoken-language.ts";
import { text } from "./text/dictionary.ts";
import { productText } from "./text/product-dictionary.ts";
import "./theme/index.css";

export { accountTheme, defaultColours } from "./theme/account-theme.ts";
export { pictureSource } from "./ui/picture-source.ts";

provideTranslations(translations);

/** Markup for a document's body: the pages of hosts without an account, and those for failures. */
export const nobodysPages = await inEachLanguage(() => ({
  front: { title: productText.front.title, html: renderToStaticMarkup(<FrontPage />) },
  missing: { title: text.states.notFoundTitle, html: renderToStaticMarkup(<NoSuchSitePage />) },
  unavailable: failedPage("unavailable"),
  too_many_requests: failedPage("too_many_requests"),
  default: failedPage("default"),
}));

function failedPage(code: Parameters<typeof FailedPage>[0]["code"]) {
  return { title: text.states.errorTitle, html: renderToStaticMarkup(<FailedPage code={code} />) };
}

/**
 * The page that a device shows offline in place of one that it has not kept. `words` is the language of its own texts.
 */
export function offlinePage({ language, words }: { language: Language; words: Language }) {
  speak(words);
  const html = renderToStaticMarkup(<OfflinePage language={language} />);
  return { title: text.states.offlineTitle, html };
}

/** Stands below a page, for when its script fails. */
export const troubleNote = await inEachLanguage(() => renderToStaticMarkup(<TroubleNote />));

async function inEachLanguage<Made>(make: () => Made): Promise<Record<Language, Made>> {
  const made: [Language, Made][] = [];
  for (const language of languages) {
    await textsReady(language);
    speak(language);
    made.push([language, make()]);
  }
  speak(defaultLanguage);
  // Every language has its entry.
  return Object.fromEntries(made) as Record<Language, Made>;
}

/**
 * The name that a page is cached by: pages of single orders, or of tabs, differ only in their address until their
 * script runs.
 */
export function pageName(path: string): string {
  return findRoute(path)?.pattern ?? path;
}

const orderPattern = "/pedidos/:hash";

/** Draws the page of a guest's own order. Returns the answers that it was drawn from, too. */
export async function renderOrder(request: OrderPageRequest): Promise<DrawnOrder> {
  const { order, account, language, words, atMs } = request;
  const path = `/pedidos/${order.hash}`;
  // The order's page is a lazy script of its own.
  const { Page } = findRoute(path) ?? notFoundRoute;
  await (Page as LazyPage).prepare();
  await textsReady(words);
  const queryClient = newQueryClient();
  queryClient.setQueryData(homeKey, { account }, { updatedAt: atMs });
  queryClient.setQueryData(orderKey(order.hash), order, { updatedAt: atMs });
  const api = createApi(({ address }) => {
    throw new Error(`No order is drawn with ${address}`);
  });
  speak(words);
  const site = { ...request.site, language };
  const html = renderToString(
    <App {...{ api, queryClient, site }} ssrPath={sitePath(language, path)} />,
  );
  const answers = [
    { key: homeKey, data: { account }, at: atMs },
    { key: [...orderKey(order.hash)], data: order, at: atMs },
  ];
  queryClient.clear();
  return { html, answers };
}

/** Renders the page of a path, language prefix included, with what `transport` answers. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const found = parseSitePath(request.pathname);
  const known = found && findRoute(found.path);
  const route = known ?? notFoundRoute;
  const asked: string[] = [];
  const api = createApi((call) => {
    asked.push(call.address);
    return request.transport(call);
  });
  const queryClient = newQueryClient();
  await route.load?.(queryClient, api);
  const { words } = request;
  await textsReady(words);
  const site = {
    language: found?.language ?? "br",
    host: request.host,
    assetsUrl: request.assetsUrl,
    providerUrl: request.providerUrl,
  };
  // The spoken language is global, so nothing may be awaited from here until the page is rendered.
  speak(words);
  const title = route.title?.();
  const html = !route.load
    ? renderToStaticMarkup(<ScriptedPage title={title} language={site.language} />)
    : renderToString(<App {...{ api, queryClient, site }} ssrPath={request.pathname} />);
  queryClient.clear();
  return {
    status: known ? 200 : 404,
    title,
    html,
    preload: asked,
    isPrivate: !route.load || route.isPrivate === true,
    isScripted: !route.load,
    isOrder: route.pattern === orderPattern,
    sources: pageSources[route.pattern] ?? [],
  };
}
