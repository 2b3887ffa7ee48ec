import { useEffect, useSyncExternalStore } from "react";
import { createKeptStore } from "./kept-store.ts";

/**
 * A hook for what an address may name: that, and for the rest of the visit what an address named last; "" before.
 * Storage of the tab: another tab, or the next visit, begins without it.
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
