/**
 * As the `ref` of what somebody opens a dialog for: it has the focus then, and not the button that closes it. Not under
 * fingers, where a keyboard would come up over half of the dialog.
 */
export function firstFocus(element: HTMLElement | null): void {
  if (matchMedia("(hover: hover)").matches) element?.setAttribute("autofocus", "");
}

/** As the `ref` of the answer that changes nothing: it has the focus, so that Enter, pressed before reading, does no harm. */
export function safestFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
