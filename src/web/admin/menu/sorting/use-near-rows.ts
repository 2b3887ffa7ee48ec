import { useEffect, useRef, useState, type RefObject } from "react";

/** This many rows before and after those in view count as near, so that there is always one to move on to. */
const margin = 10;
/** The bounds move by this many rows, so that the list is not drawn again for each row that scrolls by. */
const step = 5;

type Range = { from: number; to: number };

/** The rows of a list, marked with `data-row`, that are in view or close to it; by index, the last one not included. */
export function useNearRows(list: RefObject<HTMLElement | null>, rowIds: readonly string[]): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: 3 * margin });
  const watch = useRef<RowWatch>(undefined);
  useEffect(() => {
    const made = watchRows(setRange);
    watch.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    watch.current?.look([...(list.current?.querySelectorAll("[data-row]") ?? [])]);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows are those of these ids
  }, [list, rowIds]);
  return range;
}

type RowWatch = {
  /** The rows in their order, new ones among them. */
  look: (rows: readonly Element[]) => void;
  stop: () => void;
};

/** One observer serves as long as the list is there: a new one would be told of every row. */
function watchRows(setRange: (change: (last: Range) => Range) => void): RowWatch {
  const inView = new Set<Element>();
  let indexes = new Map<Element, number>();
  const tell = () => {
    const seen = [...inView].flatMap((row) => indexes.get(row) ?? []);
    if (seen.length === 0) return;
    const from = Math.floor((Math.min(...seen) - margin) / step) * step;
    const to = Math.ceil((Math.max(...seen) + 1 + margin) / step) * step;
    setRange((last) => (last.from === from && last.to === to ? last : { from, to }));
  };
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    tell();
  });
  return {
    look(rows) {
      for (const row of rows) if (!indexes.has(row)) observer.observe(row);
      indexes = new Map(rows.map((row, index) => [row, index]));
      tell();
    },
    stop: () => observer.disconnect(),
  };
}
