import { useEffect } from "react";
import { afterDrawing } from "./after-drawing.ts";
import { isLost } from "./use-kept-focus.ts";

const events = ["focusin", "pointerdown"] as const;

/**
 * For pages of work: a focus whose element goes away stays in the part of the page around it, or goes to the page's
 * heading. What knows a better place takes it first.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    /** What was focused or pressed last, and all around it. A removal ends a focus without an event. */
    let path: HTMLElement[] = [];
    const remember = (event: Event) => {
      path = event.composedPath().filter((one) => one instanceof HTMLElement);
    };
    const isGone = () => path[0]?.isConnected === false && isLost(document.activeElement);
    const take = () => {
      const part = isGone() ? path.find(isSeenPart) : undefined;
      const place = part?.matches("main") ? part.querySelector("h1") : part;
      if (place) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(() => isGone() && afterDrawing(take));
    removals.observe(document.body, { childList: true, subtree: true });
    for (const event of events) addEventListener(event, remember, true);
    return () => {
      removals.disconnect();
      for (const event of events) removeEventListener(event, remember, true);
    };
  }, []);
}

const parts = "li, article, section, form, [role=group], [role=status], dialog[open], main";
const isSeenPart = (one: HTMLElement) => one.matches(parts) && one.getClientRects().length > 0;
