import { createContext, use, useEffect, type RefObject } from "react";

/** How many things in a dialog would be lost if it closed now. */
export const PerishablesContext = createContext<RefObject<number>>({ current: 0 });

/** While `isPerishable`, the dialog that it stands in asks before it closes. */
export function usePerishable(isPerishable: boolean): void {
  const count = use(PerishablesContext);
  useEffect(() => {
    if (!isPerishable) return undefined;
    // Read when somebody closes the dialog, and never while drawing.
    // oxlint-disable-next-line react-hooks/immutability
    count.current += 1;
    return () => {
      count.current -= 1;
    };
  }, [isPerishable, count]);
}
