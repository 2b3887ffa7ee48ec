import { useSyncExternalStore } from "react";
import type { FloorOutbox } from "./read-outbox.ts";
import { emptyOutbox, type TabOutbox } from "./tab-outbox.ts";
import { createOutboxStore } from "./outbox-store.ts";

/** What this device alone knows of the tabs. */
export const outboxStore = createOutboxStore(() => localStorage, Date.now);

/** Of every tab; the same in every tab of the browser. */
export function useFloorOutbox(): FloorOutbox {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.current, nothingStored);
}

/** Of one tab. */
export function useTabOutbox(hash: string): TabOutbox {
  return useFloorOutbox()[hash] ?? emptyOutbox;
}

const nothing: FloorOutbox = {};

function nothingStored(): FloorOutbox {
  return nothing;
}
