import { useSyncExternalStore } from "react";
import { type FloorWork, readFloorWork } from "./read-work.ts";
import { emptyWork, type TabWork, hasNothing } from "./tab-work.ts";
import { createKeptStore, type KeptStorage, type KeptStore } from "../../storage/kept-store.ts";
import { workKey } from "./holds-work.ts";

/** What this device alone knows of the tabs. */
export const workStore = createWorkStore(() => localStorage, Date.now);

/** Of every tab; the same in every tab of the browser. */
export function useFloorWork(): FloorWork {
  return useSyncExternalStore(workStore.subscribe, workStore.current, nothingStored);
}

/** Of one tab. */
export function useTabWork(hash: string): TabWork {
  return useFloorWork()[hash] ?? emptyWork;
}

const nothing: FloorWork = {};

function nothingStored(): FloorWork {
  return nothing;
}

export type WorkStore = Omit<KeptStore<FloorWork>, "change"> & {
  /** Changes the work on one tab, as it is stored now; returns the result. */
  change: (hash: string, next: (work: TabWork) => TabWork) => TabWork;
};

/** The work on the tabs; each change says when it was made. */
export function createWorkStore(findStorage: () => KeptStorage, now: () => number): WorkStore {
  const store = createKeptStore<FloorWork>({
    key: workKey,
    findStorage,
    read: (json) => readFloorWork(json, now()),
    write: (floor) => (Object.keys(floor).length === 0 ? null : JSON.stringify(floor)),
  });
  return {
    ...store,
    change(hash, next) {
      const floor = store.change((stored) => {
        const { [hash]: work = emptyWork, ...others } = stored;
        const changed = next(work);
        if (changed === work) return stored;
        const saved = { ...changed, savedAt: now() };
        return hasNothing(saved) ? others : { ...others, [hash]: saved };
      });
      return floor[hash] ?? emptyWork;
    },
  };
}
