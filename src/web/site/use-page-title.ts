import { useLayoutEffect } from "react";
import { pageTitle } from "../../domain/page-title.ts";

/**
 * Keeps the browser's title that of the page in view; the document came with the first page's. A layout effect sets it
 * before the page's own effects, which may put something before it.
 */
export function usePageTitle(page: string | undefined): void {
  useLayoutEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
    if (named) document.title = pageTitle({ page, account: named.content });
  }, [page]);
}
