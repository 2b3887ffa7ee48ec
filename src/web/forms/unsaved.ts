import { createContext, use, useEffect, useRef } from "react";

/** Something that would be lost, and the way to let it go. */
export type Unsaved = { discard: () => void };

/** All that would be lost with a page, or with a dialog on it. */
export const UnsavedContext = createContext(new Set<Unsaved>());

/** While `isUnsaved`, asks before leaving the page or the dialog. */
export function useUnsaved(isUnsaved: boolean, discard: () => void = nothing): void {
  const all = use(UnsavedContext);
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const one = { discard: () => latest.current() };
    all.add(one);
    return () => void all.delete(one);
  }, [isUnsaved, all]);
}

function nothing(): void {
  // A mark that ends with its component has nothing to discard.
}
