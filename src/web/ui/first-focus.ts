import { isLost } from "./use-kept-focus.ts";

/** A key within this time of the opening is the second of two. */
const twiceMs = 500;

/**
 * A `ref` for the field that somebody opens a dialog for, or a page: it gets the focus, instead of the button that
 * closes the dialog. Not under fingers, where a keyboard would come up over half of it.
 */
export function firstFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  // A field that somebody types in is always so, also under fingers.
  const byKeys = activeElement?.matches(":focus-visible:not(input, textarea)");
  const isTyping = byKeys || matchMedia("(hover: hover)").matches;
  if (!element || !isTyping) return;
  element.setAttribute("autofocus", "");
  guardEnter(element);
  const dialog = element.closest("dialog");
  // A dialog that has opened without the field has given the focus to its first button.
  const isFree = isLost(activeElement) || activeElement === dialog?.querySelector("button");
  if (isFree && dialog?.open !== false) element.focus();
}

/** The key that opened the dialog may still be down, or come twice: it would send the form before somebody typed. */
function guardEnter(element: HTMLElement): void {
  const untouched = new AbortController();
  const { signal } = untouched;
  const untilMs = performance.now() + twiceMs;
  const press = (event: KeyboardEvent) => {
    const isLate = !event.repeat && event.timeStamp > untilMs;
    if (event.key === "Enter" && !isLate) event.preventDefault();
  };
  element.addEventListener("keydown", press, { signal });
  element.addEventListener("input", () => untouched.abort(), { signal });
}

/** A `ref` for the answer that changes nothing: it gets the focus, so that an Enter before reading does no harm. */
export function safestFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
