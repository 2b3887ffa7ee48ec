import { createContext, use, useEffect, type RefObject } from "react";

/** Something that would be lost, and the way to let it go. */
export type Unsaved = { discard: () => void };

export const UnsavedContext = createContext<RefObject<Unsaved | null>>({ current: null });

/** While `isUnsaved`, leaving the page asks first. */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const unsaved = use(UnsavedContext);
  useEffect(() => {
    // Read when somebody leaves, and never while drawing.
    // oxlint-disable-next-line react-hooks/immutability
    unsaved.current = isUnsaved ? { discard } : null;
  });
  useEffect(
    () => () => {
      unsaved.current = null;
    },
    [unsaved],
  );
}
