import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useIsFetching,
  useQueryClient,
} from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { Route, Router, useLocation, type AroundNavHandler } from "wouter";
import { CallRefused } from "../contract/client.ts";
import { defaultLanguage } from "../domain/languages.ts";
import { pageTitle } from "../domain/page-title.ts";
import { ApiContext, type Api } from "./api/api.ts";
import { useSignedIn } from "./auth/use-signed-in.ts";
import { OfflineNote } from "./offline/OfflineNote.tsx";
import { findRoute, notFoundRoute } from "./routes.tsx";
import { PageSkeleton } from "./site/PageSkeleton.tsx";
import { SiteContext, type Site } from "./site/site.ts";
import { onWordChange, spokenLanguage, wordChanges } from "./text/spoken-language.ts";
import { BusyDialog } from "./ui/BusyDialog.tsx";
import { LoadingToast } from "./ui/LoadingToast.tsx";
import { leavePage } from "./ui/layer-entry.ts";
import { WordChanges } from "./ui/memo.ts";
import { goToTop } from "./ui/scrolling.ts";
import { ToastProvider } from "./ui/Toast.tsx";
import { useSteadyPart } from "./ui/use-lazy-part.ts";

const mostRetries = 3;

/** A new store of answers; the server makes one a request. Only a failure that may pass by itself is tried again. */
export function newQueryClient(): QueryClient {
  const mayPass = (error: Error) =>
    !(error instanceof CallRefused) || error.status === 0 || error.status >= 500;
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < mostRetries && mayPass(error),
        // The server says when. The random part spreads callers whom it has put off together.
        retryDelay: (_, error) =>
          ((error as Partial<CallRefused>).refusal?.retry_after ?? 1) *
          (1000 + Math.random() * 500),
        // Without this a browser that takes itself for offline does not even try.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export type AppProps = {
  api: Api;
  queryClient: QueryClient;
  site: Site;
  /** On the server, the path that is asked for, with its language prefix. */
  ssrPath?: string;
  /** Called once, as soon as the page handles events. */
  onReady?: () => void;
};

export function App({ api, queryClient, site, ssrPath, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const words = useSyncExternalStore(onWordChange, wordChanges, wordChanges);
  const base = site.language === defaultLanguage ? "" : `/${site.language}`;
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <SiteContext value={site}>
          <ToastProvider>
            <Router
              base={base}
              aroundNav={goToPage}
              // The server renders without a query, so hydration must too: React would keep the server's links where
              // they differ.
              ssrSearch=""
              {...(ssrPath === undefined ? {} : { ssrPath })}
            >
              {/* Another language remounts the pages. Words that come late keep what was typed. */}
              <WordChanges key={spokenLanguage()} value={words}>
                <Pages />
                <StaffPart />
              </WordChanges>
            </Router>
            <OfflineNote />
            <Waiting />
          </ToastProvider>
        </SiteContext>
      </ApiContext>
    </QueryClientProvider>
  );
}

/**
 * Another page begins at its top; a replaced address keeps the scroll position. Back and Forward do not pass here: the
 * browser restores the position that it stored when the address changed, so goToTop comes after that.
 */
const goToPage: AroundNavHandler = (navigate, to, options) => {
  const replaces = options?.replace === true;
  leavePage((replace) => navigate(to, { ...options, replace }), replaces);
  if (!replaces) goToTop();
};

function Pages() {
  const [path] = useLocation();
  const { pattern, title, Page } = findRoute(path) ?? notFoundRoute;
  usePageTitle(title?.());
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Route key={pattern} path={pattern} component={Page} />
    </Suspense>
  );
}

const fetchStaffWatch = () => import("./orders/arrivals/StaffWatch.tsx");

/** Waiting orders are seen and heard, and unsent ones go out, on whichever page staff load. */
function StaffPart() {
  const isStaff = Boolean(useSignedIn());
  const part = useSteadyPart(fetchStaffWatch, isStaff);
  return isStaff && part && <part.StaffWatch />;
}

/** Shows no refetch in the background, since nobody waits for it. Mutations that cover the page set `blocks`. */
function Waiting() {
  const loading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return (
    <>
      <LoadingToast loading={loading} />
      <BusyDialog open={useIsSaving()} />
    </>
  );
}

/** Does what the library's useIsMutating does, without keeping every call's state. */
function useIsSaving(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => client.getMutationCache().subscribe(notifyManager.batchCalls(tell)),
    [client],
  );
  const isSaving = () =>
    client.isMutating({ predicate: ({ meta }) => meta?.["blocks"] === true }) > 0;
  return useSyncExternalStore(subscribe, isSaving, isSaving);
}

/**
 * Keeps the browser's title that of the page in view; the document came with the first page's. A layout effect sets it
 * before the page's own effects, which may put something before it.
 */
function usePageTitle(page: string | undefined): void {
  useLayoutEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
    if (named) document.title = pageTitle({ page, account: named.content });
  }, [page]);
}
