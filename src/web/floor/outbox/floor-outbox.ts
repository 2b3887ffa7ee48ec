import { useSyncExternalStore } from "react";
import type { ForeignWork } from "./foreign-work.ts";
import type { FloorOutbox } from "./read-outbox.ts";
import { emptyOutbox, type TabOutbox } from "./tab-outbox.ts";
import { createOutboxStore } from "./outbox-store.ts";

/** The device's own work on the tabs, which the server does not know yet. */
export const outboxStore = createOutboxStore(() => localStorage, Date.now);

/** Tabs that a form on this page is opening: not shown as waiting while their answer may come at once. */
export const awaitedTabs = new Set<string>();

/** The outboxes of all tabs, the same in every window of the browser. */
export function useFloorOutbox(): FloorOutbox {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.current, nothingStored);
}

export function useTabOutbox(hash: string): TabOutbox {
  return useFloorOutbox()[hash] ?? emptyOutbox;
}

/** Work on the tabs that a later version has left on this device. */
export function useForeignWork(): ForeignWork {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.foreign, nothingStored);
}

const nothing = {};

function nothingStored(): Record<string, never> {
  return nothing;
}
