import { isLost } from "./use-kept-focus.ts";

/**
 * Gives the focus to an element of the part, unless somebody has gone on to another part of the page. A call that holds
 * the page has the focus until its end, which may come later than its answer.
 */
export function focusUnlessElsewhere(
  part: HTMLElement | null,
  element: HTMLElement | null | undefined,
): void {
  const { activeElement } = document;
  // Also one that is about to close: its end gives the focus back to what opened it.
  const hold = activeElement?.closest("dialog[closedby=none]");
  hold?.addEventListener("close", () => focusUnlessElsewhere(part, element), { once: true });
  if (isLost(activeElement) || part?.contains(activeElement)) element?.focus();
}
