import { createKeptStore, type KeptStorage, type KeptStore } from "../../storage/kept-store.ts";
import { workKey } from "./holds-work.ts";
import { readFloorWork, type FloorWork } from "./read-work.ts";
import { emptyWork, hasNothing, type TabWork } from "./tab-work.ts";

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
