import { useEffect } from "react";

/**
 * Marks the root of the page for its style sheets, as long as what uses it is there. With `:has` the browser would look
 * through the whole page at each change of it.
 */
export function usePageMark(mark: `data-${string}`): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(mark, true);
    return () => root.removeAttribute(mark);
  }, [mark]);
}
