import { useEffect, useRef, type RefObject } from "react";

/**
 * Tells the page how much of its bottom the bar covers, whatever the size of its letters, so that
 * the last item and whatever has the focus can be scrolled clear of it.
 */
export function useBottomBar<Bar extends HTMLElement = HTMLDivElement>(
  property: "--bottom-bar" | "--staff-bar" = "--bottom-bar",
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
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
  }, [property]);
  return bar;
}
