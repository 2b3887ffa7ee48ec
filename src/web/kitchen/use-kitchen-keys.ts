import { useEffect, useRef, type RefObject } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import type { KitchenCalls } from "./use-kitchen-calls.ts";

type Keys = {
  shown: readonly KitchenTicket[];
  lastReady: KitchenTicket | undefined;
  calls: KitchenCalls;
};

/**
 * A kitchen's bump bar is a keyboard: figures finish the first nine orders, R brings back the last one, arrows move among
 * the buttons of an order and from one order to the next. Answers where the page is.
 */
export function useKitchenKeys(keys: Keys): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const lastAt = useRef(0);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Keys for typing, choosing or answering a question mean just that.
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      const { shown, lastReady, calls } = latest.current;
      const ticket = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
      if (ticket?.state === "open") calls.setLines(ticket, true);
      else if (event.key.toLowerCase() === "r" && lastReady) calls.recall(lastReady);
      else if (!place.current || !moveFocus(place.current, event.key, lastAt.current)) return;
      event.preventDefault();
    };
    const note = () => {
      const at = ticketsOn(place.current).findIndex(hasFocus);
      if (at >= 0) lastAt.current = at;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", note);
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

/**
 * Answers whether the key has moved something: without tickets, arrows scroll as ever. A line takes the focus along with
 * itself when it is the last one of its order: arrows then go on at `lastAt`, the place of that order.
 */
function moveFocus(page: HTMLElement, key: string, lastAt: number): boolean {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (step === undefined) return false;
  const tickets = ticketsOn(page);
  const here = tickets.findIndex(hasFocus);
  const isSideways = key === "ArrowRight" || key === "ArrowLeft";
  const isLost = document.activeElement === document.body;
  const begin = isLost ? Math.min(lastAt, tickets.length - 1) : 0;
  const ticket = tickets[here < 0 ? begin : isSideways ? here + step : here];
  const all = [...(ticket?.querySelectorAll<HTMLElement>(buttons) ?? [])];
  const at = all.findIndex((button) => button === document.activeElement);
  const next = all[isSideways || at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}
