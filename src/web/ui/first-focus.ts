import { isLost } from "./use-kept-focus.ts";

/**
 * A `ref` for the field that somebody opens a dialog for, or a page: it gets the focus, instead of the button that
 * closes the dialog. Not under fingers, where a keyboard would come up over half of it.
 */
export function firstFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isTyping = activeElement?.matches(":focus-visible") || matchMedia("(hover: hover)").matches;
  if (!element || !isTyping) return;
  element.setAttribute("autofocus", "");
  element.addEventListener("keydown", notYet);
  const dialog = element.closest("dialog");
  // A dialog that has opened without the field has given the focus to its first button.
  const isFree = isLost(activeElement) || activeElement === dialog?.querySelector("button");
  if (isFree && dialog?.open !== false) element.focus();
}

/** The key that opened the dialog may still be down: held, it would send the form. */
function notYet(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}

/** A `ref` for the answer that changes nothing: it gets the focus, so that an Enter before reading does no harm. */
export function safestFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
