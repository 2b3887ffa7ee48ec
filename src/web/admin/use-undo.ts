import { useEffect, useState } from "react";

/** How long a removal can be undone from the page. */
export const undoMs = 10_000;

/** What can still be undone, until its time is over. */
export function useUndo<T>() {
  const [removed, setRemoved] = useState<T>();
  useEffect(() => {
    if (removed === undefined) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);
  return [removed, setRemoved] as const;
}
