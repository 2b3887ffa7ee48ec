import { useEffect, useState } from "react";

/** The time for which a removal can be undone from the page. */
export const removalUndoMs = 10_000;

/** The removal that can still be undone, until its time is over. */
export function useUndo<T>() {
  const [removed, setRemoved] = useState<T>();
  useEffect(() => {
    if (removed === undefined) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), removalUndoMs);
    return () => clearTimeout(timer);
  }, [removed]);
  return [removed, setRemoved] as const;
}
