import { useEffect, useEffectEvent } from "react";
import { afterDrawing } from "./after-drawing.ts";

/**
 * Gives the focus to what `find` tells when somebody comes from another page, on which the focus was lost. A dialog
 * that stands over the page holds the focus until it is gone.
 */
export function useLostFocus(find: () => HTMLElement | null | undefined): void {
  const take = useEffectEvent(() => {
    if (isFocusLost()) find()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const leaving = new AbortController();
    const options = { capture: true, once: true, signal: leaving.signal };
    let cancel = afterDrawing(() => {
      if (!document.documentElement.hasAttribute("data-behind")) return take();
      const wait = () => {
        cancel = afterDrawing(() => take());
      };
      return document.addEventListener("close", wait, options);
    });
    return () => {
      leaving.abort();
      cancel();
    };
  }, []);
}

/** A hidden element may have the focus for a moment longer. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.getClientRects().length === 0;
}
