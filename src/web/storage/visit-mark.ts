import { useEffect, useSyncExternalStore } from "react";
import { createKeptStore } from "./kept-store.ts";

/**
 * Makes a hook for a value that addresses may name. It returns that value, for the rest of the visit the last one
 * named, and "" before. The storage is the tab's: another tab, or the next visit, begins without it.
 */
export function createVisitMark(key: string): (named: string | undefined) => string {
  const store = createKeptStore({
    key,
    findStorage: () => sessionStorage,
    read: (kept) => kept ?? "",
    write: (named) => named,
  });
  return function useVisitMark(named) {
    const kept = useSyncExternalStore(store.subscribe, store.current, nothingKept);
    useEffect(() => {
      if (named !== undefined) store.change(() => named);
    }, [named]);
    return named ?? kept;
  };
}

const nothingKept = () => "";
