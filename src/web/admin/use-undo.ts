import { useEffect, useState } from "react";

const undoMs = 10_000;

/** What can still be undone; it is forgotten after ten seconds. */
export function useUndo<T>() {
  const [removed, setRemoved] = useState<T>();
  useEffect(() => {
    if (removed === undefined) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);
  return [removed, setRemoved] as const;
}
