import { useLayoutEffect, useRef, type RefObject } from "react";
import { afterDrawing } from "./after-drawing.ts";

/**
 * For a part of the page that goes away once it has been dealt with: a focus that was in it goes to the page's heading,
 * which needs `tabIndex={-1}`. A dialog of the part holds the focus until it is gone as well.
 */
export function useFocusToHeading<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current: element } = part;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      afterDrawing(() => {
        if (document.activeElement === document.body)
          document.querySelector("h1")?.focus({ preventScroll: true });
      });
    };
  }, []);
  return part;
}
