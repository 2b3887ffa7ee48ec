import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { memo } from "./memo.ts";

type RestProps = {
  /** The rows of the list before it that are seen there. */
  shown: number;
  total: number;
  growTo: (count: number) => void;
  /** How far below the screen rows are there; no hand scrolls further in a frame or two. */
  nearPx?: number;
};

/** Rows that somebody has left this many times `nearPx` below go again, so that taps have no more to draw than at first. */
const far = 3;
/** Rows that touch the line count as near as well, and are told once. */
const fewest = 4;
/** The height of a closed card, until it is measured. */
const usualPx = 208;

/** Stands after a list for its rows that are not there yet, as high as they will be, and has them come in time. */
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
          // A busy page is told of several moments at once, the latest one last.
          const entry = entries.at(-1);
          // Behind another tab it stays as it was.
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
  // A browser that keeps a place on the page by something near it finds nothing here: it goes.
  return <div ref={place} style={{ height: (total - shown) * rowPx, overflowAnchor: "none" }} />;
});

/** Whether one of the rows after so many is open or has the focus. */
function isInUse(list: Element, count: number): boolean {
  const rows = [...list.children].filter((row) => !row.matches("[hidden]")).slice(count);
  return rows.some((row) => row.querySelector("[open], :focus"));
}
