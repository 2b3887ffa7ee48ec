import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageRequest, RenderedPage } from "../contract/rendered-page.ts";
import { defaultLanguage, languages, type Language } from "../domain/languages.ts";
import { parseSitePath } from "../domain/site-path.ts";
import { createApi } from "./api/api.ts";
import { App, newQueryClient } from "./App.tsx";
import { pageSources } from "./page-sources.ts";
import { findRoute, notFoundRoute } from "./routes.tsx";
import { FailedPage, FrontPage, NoSuchSitePage, OfflinePage } from "./site/StaticPages.tsx";
import { ScriptedPage, TroubleNote } from "./site/ScriptedPage.tsx";
import { translations } from "./text/translations.ts";
import { provideTranslations, speak, textsReady } from "./text/spoken-language.ts";
import { text } from "./text/dictionary.ts";
import { productText } from "./text/product-dictionary.ts";
import "./theme/index.css";

export { accountTheme, defaultColours } from "./theme/account-theme.ts";
export { pictureSource } from "./ui/picture-source.ts";

provideTranslations(translations);

/** The pages of hosts that are no account's, and those in place of what could not be made, as markup for a document's body. */
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

/** The page that a device shows for one of `language` that it has not kept, said in `words`. */
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
  // One of each was made.
  return Object.fromEntries(made) as Record<Language, Made>;
}

/**
 * The name that a page is kept by: those of one order or tab each differ in their address alone until their script
 * runs.
 */
export function pageName(path: string): string {
  return findRoute(path)?.pattern ?? path;
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
  // Until it is rendered nobody else has a turn.
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
    source: pageSources[route.pattern],
  };
}
