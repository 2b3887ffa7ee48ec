import { useSyncExternalStore } from "react";
import type { FloorWork } from "./read-work.ts";
import { emptyWork, type TabWork } from "./tab-work.ts";
import { createWorkStore } from "./work-store.ts";

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
