import { readFloorWork, type FloorWork } from "./read-work.ts";
import { emptyWork, hasNothing, type TabWork } from "./tab-work.ts";

/** Per host, and so per account. */
export const storageKey = "floorWork";

export type WorkStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type WorkStore = {
  current: () => FloorWork;
  /** Changes what is stored now, which another tab of the browser may have changed since; returns the result. */
  change: (hash: string, next: (work: TabWork) => TabWork) => TabWork;
  /** Another tab of the browser may have stored something. */
  refresh: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** The work on the tabs in a storage; where that is full or forbidden, it lasts as long as the page. */
export function createWorkStore(findStorage: () => WorkStorage, now: () => number): WorkStore {
  const listeners = new Set<() => void>();
  let lastJson: string | null | undefined;
  let floor: FloorWork = {};
  /** The storage refused the latest change: what it holds is older than what is here. */
  let isAhead = false;

  const read = () => {
    if (isAhead) return;
    const json = attempt(() => findStorage().getItem(storageKey));
    if (json === undefined || json === lastJson) return;
    lastJson = json;
    floor = readFloorWork(json, now());
  };
  const write = () => {
    const json = Object.keys(floor).length === 0 ? null : JSON.stringify(floor);
    isAhead = !attempt(() => {
      if (json === null) findStorage().removeItem(storageKey);
      else findStorage().setItem(storageKey, json);
      return true;
    });
    if (!isAhead) lastJson = json;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    current() {
      if (lastJson === undefined) read();
      return floor;
    },
    change(hash, next) {
      read();
      const { [hash]: work = emptyWork, ...others } = floor;
      const changed = next(work);
      if (changed === work) return work;
      const saved = { ...changed, savedAt: now() };
      floor = hasNothing(saved) ? others : { ...others, [hash]: saved };
      write();
      tell();
      return saved;
    },
    refresh() {
      const before = floor;
      read();
      if (floor !== before) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The result, or undefined when the storage is full or forbidden. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
