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
  // Even a dialog that is about to close: closing returns the focus to its opener.
  const hold = activeElement?.closest("dialog[closedby=none]");
  hold?.addEventListener("close", () => focusUnlessElsewhere(part, element), { once: true });
  if (isLost(activeElement) || part?.contains(activeElement)) element?.focus();
}
