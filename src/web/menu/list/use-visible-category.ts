import { useCallback, useEffect, useRef, useState } from "react";
import { glideTo } from "../../ui/scrolling.ts";

/** In view is the last category that begins above this line, in pixels from the top of the window. */
const lineY = 100;

/**
 * Which of the categories is in view, by the ids of their elements, and the way to go to one: it is
 * opened, scrolled to and given the focus. Until something has been seen it is the first.
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
