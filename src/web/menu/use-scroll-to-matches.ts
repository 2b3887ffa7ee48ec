import { useEffect, useRef } from "react";

/** What a search has found comes into view: the page is scrolled past the banner, if it was above. */
export function useScrollToMatches(isSearching: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSearching || !list.current) return;
    const { scrollMarginTop } = getComputedStyle(list.current);
    const { top } = list.current.getBoundingClientRect();
    if (top > Number.parseFloat(scrollMarginTop)) list.current.scrollIntoView();
  }, [isSearching]);
  return list;
}
