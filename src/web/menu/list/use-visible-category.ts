import { useCallback, useEffect, useRef, useState } from "react";
import { glideTo } from "../../ui/scrolling.ts";

/** The category in view is the last one that begins above this line, in pixels from the top of the window. */
const lineY = 100;

/**
 * The category in view, by the id of its element, and the way to go to one: it is opened, scrolled to and given the
 * focus. Until one has been in view it is the first.
 */
export function useVisibleCategory(anchors: readonly string[]) {
  const [visible, setVisible] = useState<string>();
  const goingTo = useRef<string>(undefined);

  useEffect(() => {
    const tell = (anchor: string | undefined) => {
      if (goingTo.current === undefined) setVisible(anchor);
    };
    let stopObserving = observeLine(anchors, tell);
    const resized = () => {
      stopObserving();
      stopObserving = observeLine(anchors, tell);
    };
    window.addEventListener("resize", resized);
    return () => {
      window.removeEventListener("resize", resized);
      stopObserving();
    };
  }, [anchors]);

  const goTo = useCallback((anchor: string) => {
    const category = document.getElementById(anchor);
    if (!category) return;
    setVisible(anchor);
    goingTo.current = anchor;
    if (category instanceof HTMLDetailsElement) category.open = true;
    category.querySelector("summary")?.focus({ preventScroll: true });
    glideTo(category, () => {
      if (goingTo.current === anchor) goingTo.current = undefined;
    });
  }, []);

  const current = visible !== undefined && anchors.includes(visible) ? visible : anchors[0];
  return { current, goTo };
}

/** Tells the last of the elements that begins above the line, whenever that may have changed. */
function observeLine(ids: readonly string[], tell: (id: string | undefined) => void): () => void {
  const above = new Set<string>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (isIntersecting) above.add(target.id);
        else above.delete(target.id);
      }
      tell(ids.filter((id) => above.has(id)).at(-1));
    },
    // All of the page above the line.
    { rootMargin: `10000000px 0px ${lineY - window.innerHeight}px 0px` },
  );
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}
