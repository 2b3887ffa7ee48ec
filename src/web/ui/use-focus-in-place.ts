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
    /** The element that was focused or pressed last, and all around it. A removal ends a focus without an event. */
    let path: HTMLElement[] = [];
    const remember = (event: Event) => {
      const around = event.composedPath().filter((one) => one instanceof HTMLElement);
      // The dialog of a call under way takes the focus, and what was pressed may go meanwhile.
      if (!around[0]?.matches("dialog[closedby=none]")) path = around;
    };
    const isGone = () => path[0]?.isConnected === false && isLost(document.activeElement);
    const take = () => {
      if (!isGone()) return;
      const place = path.find(isSeenPart) ?? document.querySelector<HTMLElement>("main h1");
      path = [];
      if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
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

// A status beside an alert is the outlet of messages, which stay while the focus is in it.
const parts =
  ":is(main, dialog) :is(li, article, section, form, [role=group], [role=status]:not([role=alert] + *)), dialog[open]";
const isSeenPart = (one: HTMLElement) => one.matches(parts) && one.getClientRects().length > 0;
