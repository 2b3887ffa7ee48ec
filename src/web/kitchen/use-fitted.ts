import { useLayoutEffect, useRef, type RefObject } from "react";

const step = 0.93;
/** Smaller letters are not read from where people wait. */
const least = 0.3;

/**
 * Makes what a page shows smaller, by `--fit`, until all of it is on the screen: nobody scrolls one that hangs on a wall.
 * `shown` is another text whenever the page may be longer or shorter.
 */
export function useFitted(shown: string): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const { documentElement: whole } = document;
      for (let size = 1; size > least; size *= step) {
        page.current?.style.setProperty("--fit", size.toFixed(3));
        if (whole.scrollHeight <= whole.clientHeight) return;
      }
    };
    fit();
    // Other letters, and the titles' own face, which may come later, make another page; it settles with the same size.
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    if (page.current) watch.observe(page.current);
    addEventListener("resize", fit);
    return () => {
      watch.disconnect();
      removeEventListener("resize", fit);
    };
  }, [shown]);
  return page;
}
