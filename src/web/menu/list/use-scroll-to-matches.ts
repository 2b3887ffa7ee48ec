import { useEffect, useRef } from "react";

/**
 * Scrolls the page past the banner when a search has found something. After the search the start of the list stays
 * below the sticky bars, though the padding above it is gone.
 */
export function useScrollToMatches(isSearching: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (!isSearching || !current) return;
    const { scrollMarginTop, paddingTop } = getComputedStyle(current);
    const { top } = current.getBoundingClientRect();
    if (top > Number.parseFloat(scrollMarginTop)) current.scrollIntoView();
    return () => {
      // Another page, without the list, has a scroll position of its own.
      if (current.isConnected) window.scrollBy(0, -Number.parseFloat(paddingTop));
    };
  }, [isSearching]);
  return list;
}
