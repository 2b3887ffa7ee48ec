import { useEffect, useRef, type RefObject } from "react";

const property = "--bottom-bar";

/**
 * Tells the page how much of its bottom the bar covers, whatever the size of its letters, so that
 * the last item and whatever has the focus can be scrolled clear of it.
 */
export function useBottomBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      page.setProperty(property, `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty(property);
    };
  }, []);
  return bar;
}
