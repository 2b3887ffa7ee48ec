import { useLayoutEffect, useRef, type RefObject } from "react";

/** The height of a grid row; each child spans as many as it needs. */
const rowPx = 4;

/**
 * A masonry layout: each column is filled from the top, so a growing child moves only those below it. Children keep
 * their order and column.
 */
export function useColumns<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  // Children that come and go are laid out in the same frame.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    let areWatched = false;
    const arrange = () => {
      // A single column needs no measuring, which takes long with some hundred children.
      if (arrangeColumns(current) === 1 || areWatched) return;
      areWatched = true;
      for (const child of current.children)
        if (child.firstElementChild) observer.observe(child.firstElementChild);
    };
    const observer = new ResizeObserver(arrange);
    observer.observe(current);
    arrange();
    return () => observer.disconnect();
  });
  return list;
}

/** Answers how many columns there are. */
function arrangeColumns(list: HTMLElement): number {
  const { display, gridTemplateColumns, columnGap } = getComputedStyle(list);
  // Narrow, a list may do without a grid: nothing has to be laid out to know that.
  if (display !== "grid") return 1;
  // A column that lost its room has no width while a child still stands in it.
  const columns = gridTemplateColumns.split(" ").filter((width) => width !== "0px").length;
  const gapPx = Number.parseFloat(columnGap) || 0;
  const children = ([...list.children] as HTMLElement[]).filter(({ hidden }) => !hidden);
  const heights = children.map(({ firstElementChild }) =>
    columns > 1 ? (firstElementChild?.getBoundingClientRect().height ?? 0) : 0,
  );
  list.style.gridAutoRows = columns > 1 ? `${rowPx}px` : "";
  list.style.rowGap = columns > 1 ? "0px" : "";
  for (const [index, child] of children.entries()) {
    const rows = Math.ceil(((heights[index] ?? 0) + gapPx) / rowPx);
    child.style.gridColumnStart = columns > 1 ? String((index % columns) + 1) : "";
    child.style.gridRowEnd = columns > 1 ? `span ${rows}` : "";
  }
  return columns;
}
