import type { ComponentType } from "react";
import { withTexts } from "../text/spoken-language.ts";
import { useLazyPart, useRetries } from "../ui/use-lazy-part.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PartFailed } from "../ui/PartAwaited.tsx";

export type PageComponent = ComponentType<{ params: Record<string, string | undefined> }>;

/** A page in a separate script; once prepared it renders at once. */
export type LazyPage = PageComponent & { prepare: () => Promise<unknown> };

/** A page's module exports only the page, under any name. */
type PageModule = Record<string, PageComponent>;

/** A page that is a script of its own, fetched when somebody first goes there, and until it is there. */
export function lazyPage(fetchPage: () => Promise<PageModule>): LazyPage {
  let fetched: PageComponent | undefined;
  const fetchPart = async () => {
    fetched ??= Object.values(await withTexts(fetchPage()))[0];
    return { Page: fetched };
  };
  const LazyPage: PageComponent = (props) => {
    const { part, ...fetching } = useLazyPart(fetchPart, fetched === undefined);
    useRetries(fetching);
    const Page = fetched ?? part?.Page;
    if (Page) return <Page {...props} />;
    return fetching.failed ? <PageFailed retry={fetching.retry} /> : <PageSkeleton />;
  };
  return Object.assign(LazyPage, { prepare: fetchPart });
}

/** Stands for a page whose script could not be fetched. */
export function PageFailed({ retry }: { retry: () => void }) {
  return (
    <main id="content">
      <PartFailed heading="h1" retry={retry} />
    </main>
  );
}
