import { useEffect, useRef, type RefObject } from "react";

/**
 * Sets a CSS property to the bar's height, so that the page can scroll its last item and the focused element clear of
 * the bar.
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
