import type { ComponentType } from "react";
import { withTexts } from "../text/spoken-language.ts";
import { useLazyPart, useSteadyPart } from "../ui/use-lazy-part.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PartFailed } from "../ui/PartAwaited.tsx";

export type PageComponent = ComponentType<{ params: Record<string, string | undefined> }>;

/** A page in a separate script; once prepared it renders at once. */
export type LazyPage = PageComponent & { prepare: () => Promise<unknown> };

/** A page's module exports only the page, under any name. */
type PageModule = Record<string, PageComponent>;

/** A page that is a script of its own, fetched when somebody first goes there, and again until it is there. */
export function lazyPage(fetchPage: () => Promise<PageModule>): LazyPage {
  let fetched: PageComponent | undefined;
  const fetchPart = async () => {
    fetched ??= Object.values(await withTexts(fetchPage()))[0];
    return { Page: fetched };
  };
  const LazyPage: PageComponent = (props) => {
    const { part, failed, retry } = useLazyPart(fetchPart, fetched === undefined);
    // Without a sign: whoever is at the button keeps it, and only a press may reload the page.
    const late = useSteadyPart(fetchPart, failed);
    const Page = fetched ?? (part ?? late)?.Page;
    if (Page) return <Page {...props} />;
    return failed ? <PageFailed retry={retry} /> : <PageSkeleton />;
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
