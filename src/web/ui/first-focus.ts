/**
 * A `ref` for the control that somebody opens a dialog for: it gets the focus, instead of the button that closes it.
 * Not under fingers, where a keyboard would come up over half of the dialog.
 */
export function firstFocus(element: HTMLElement | null): void {
  if (matchMedia("(hover: hover)").matches) element?.setAttribute("autofocus", "");
}

/** A `ref` for the answer that changes nothing: it gets the focus, so that an Enter before reading does no harm. */
export function safestFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
