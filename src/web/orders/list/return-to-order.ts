import { afterDrawing } from "../../ui/after-drawing.ts";

/**
 * A change that is taken back brings the order's card back to where it was pressed. The focus, which went to the list as the
 * card left, goes there too, unless somebody has gone on elsewhere.
 */
export function returnToOrder(hash: string): void {
  afterDrawing(() => {
    if (!isAtList(document.activeElement)) return;
    const controls = document.querySelector(`[data-controls="${hash}"]`);
    const pressed = controls?.querySelector<HTMLElement>("[data-next]");
    (pressed ?? controls?.querySelector("select"))?.focus({ preventScroll: true });
  });
}

function isAtList(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches("section[tabindex='-1']");
}
