import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { memo } from "./memo.ts";

type RestProps = {
  /** How many rows of the list before it are drawn. */
  shown: number;
  total: number;
  growTo: (count: number) => void;
  /** How far below the screen rows are drawn: no hand scrolls further in a frame or two. */
  nearPx?: number;
};

/** Rows this many times `nearPx` below the screen go again, so that taps have no more to draw than at first. */
const far = 3;
/** Minimum of rows to add. A placeholder that only touches the edge counts as near too, and is reported only once. */
const fewest = 4;
/** The height of a closed card, until it is measured. */
const usualPx = 208;

/** Stands after a list for its rows that are not drawn yet, as high as they will be, and has them drawn in time. */
export const Rest = memo(function Rest({ shown, total, growTo, nearPx = 2000 }: RestProps) {
  const place = useRef<HTMLDivElement>(null);
  const [rowPx, setRowPx] = useState(usualPx);
  useEffect(() => {
    const rest = place.current;
    const list = rest?.previousElementSibling;
    if (!rest || !list || shown === 0) return undefined;
    if (!("IntersectionObserver" in window)) {
      growTo(total);
      return undefined;
    }
    const observe = (isNear: boolean) => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A busy page reports several moments at once, the latest one last.
          const entry = entries.at(-1);
          // In a hidden tab panel nothing changes.
          if (entry?.isIntersecting !== isNear || rest.closest("[hidden]")) return;
          const { top } = entry.boundingClientRect;
          const px = (top - list.getBoundingClientRect().top) / shown;
          const wanted = shown + Math.ceil((innerHeight + nearPx - top) / px);
          if (isNear ? shown === total : wanted >= shown || isInUse(list, wanted)) return;
          startTransition(() => {
            setRowPx(px);
            growTo(isNear ? Math.max(wanted, shown + fewest) : wanted);
          });
        },
        { rootMargin: `${isNear ? nearPx : far * nearPx}px 0px` },
      );
      observer.observe(rest);
      return observer;
    };
    const observers = [observe(true), observe(false)];
    const printAll = () => flushSync(() => growTo(total));
    window.addEventListener("beforeprint", printAll);
    return () => {
      for (const observer of observers) observer.disconnect();
      window.removeEventListener("beforeprint", printAll);
    };
  }, [shown, total, growTo, nearPx]);
  // It goes away, so it is no scroll anchor by which a browser could keep the place on the page.
  return <div ref={place} style={{ height: (total - shown) * rowPx, overflowAnchor: "none" }} />;
});

/** Whether one of the rows after the first `count` is open or has the focus. */
function isInUse(list: Element, count: number): boolean {
  const rows = [...list.children].filter((row) => !row.matches("[hidden]")).slice(count);
  return rows.some((row) => row.querySelector("[open], :focus"));
}
