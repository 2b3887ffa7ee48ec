import { useEffect, useRef } from "react";

/** A row of links that shows the one of the page that is open, where it has no room for all of its `links`. */
export function useCurrentInView(here: string, links: unknown) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current, current].map((part) => part.getBoundingClientRect());
    // The row alone is moved: the page stays where somebody left it.
    if (outer && inner && inner.right > outer.right)
      row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [here, links]);
  return row;
}
