import { useEffect, useRef, type RefObject } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import type { KitchenCalls } from "./use-kitchen-calls.ts";

type Keys = {
  shown: readonly KitchenTicket[];
  lastReady: KitchenTicket | undefined;
  calls: KitchenCalls;
};

/**
 * A kitchen's bump bar is a keyboard: digits finish the first nine orders, R brings back the last one, and arrows move
 * among an order's buttons and from one order to the next. Returns the ref for the page.
 */
export function useKitchenKeys(keys: Keys): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const lastAt = useRef(0);
  const hadFocus = useRef(false);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
    // When the focused button is removed, the focus stays in its place, even if its order is gone too.
    if (hadFocus.current && isFocusLost()) focusTicket(place.current, lastAt.current);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Keys pressed in a field or a dialog are meant for that.
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      const { shown, lastReady, calls } = latest.current;
      const ticket = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
      if (ticket?.state === "open") calls.setLines(ticket, true);
      else if (event.key.toLowerCase() === "r" && lastReady) calls.recall(lastReady);
      else if (!place.current || !moveFocus(place.current, event.key)) return;
      event.preventDefault();
    };
    const note = () => {
      hadFocus.current = place.current?.contains(document.activeElement) === true;
      const at = ticketsOn(place.current).findIndex(hasFocus);
      if (at >= 0) lastAt.current = at;
    };
    // A click outside of all buttons also removes the focus, which must then not return.
    const forget = () => void (hadFocus.current = false);
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
  return place;
}

const typedInto = "input, select, textarea, dialog, [contenteditable]";
const buttons = "button:not(:disabled)";

const ticketsOn = (page: HTMLElement | null) => [
  ...(page?.querySelectorAll<HTMLElement>("[data-ticket]") ?? []),
];
const hasFocus = (ticket: HTMLElement) => ticket.contains(document.activeElement);

/** A button that has been disabled holds the focus for a moment longer. */
function isFocusLost(): boolean {
  const { activeElement: at } = document;
  return at === null || at === document.body || at.matches(":disabled");
}

/**
 * Focuses the order in the place of one that has gone, or the page's title when no order is left. It focuses none of
 * the order's buttons: a key that is held would take back what it has just done.
 */
function focusTicket(page: HTMLElement | null, lastAt: number): void {
  const tickets = ticketsOn(page);
  const found = tickets[Math.min(lastAt, tickets.length - 1)] ?? page?.querySelector("h1");
  found?.focus({ preventScroll: true });
}

/** Returns whether the key has moved the focus. If not, arrows scroll as usual. */
function moveFocus(page: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (step === undefined) return false;
  const tickets = ticketsOn(page);
  const here = tickets.findIndex(hasFocus);
  const isSideways = key === "ArrowRight" || key === "ArrowLeft";
  const ticket = tickets[here < 0 ? 0 : isSideways ? here + step : here];
  const all = [...(ticket?.querySelectorAll<HTMLElement>(buttons) ?? [])];
  const at = all.findIndex((button) => button === document.activeElement);
  const next = all[isSideways || at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}
