import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For a part of the page whose rows may go away under the keyboard: the focus then goes to the part
 * itself and not back to the top of the page. It needs `tabIndex={-1}`.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    // A row's removal ends its focus without either event.
    const remember = ({ target }: Event) => {
      wasInside.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", remember);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", remember);
    };
  }, []);
  useLayoutEffect(() => {
    if (wasInside.current && isLost(document.activeElement)) part.current?.focus();
  });
  return part;
}

/** A dialog that has just closed has the focus for a moment longer when what opened it is gone. */
export function isLost(focused: Element | null): boolean {
  return focused === document.body || (focused?.closest("dialog:not([open])") ?? null) !== null;
}
