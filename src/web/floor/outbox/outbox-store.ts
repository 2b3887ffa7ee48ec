import { createKeptStore, type KeptStorage, type KeptStore } from "../../storage/kept-store.ts";
import { outboxKey } from "./holds-outbox.ts";
import { readFloorOutbox, type FloorOutbox } from "./read-outbox.ts";
import { emptyOutbox, hasNothing, type TabOutbox } from "./tab-outbox.ts";

export type OutboxStore = Omit<KeptStore<FloorOutbox>, "change"> & {
  /** Changes what is stored of one tab; returns the result. */
  change: (hash: string, next: (outbox: TabOutbox) => TabOutbox) => TabOutbox;
};

/** The orders and drafts of all tabs; each change says when it was made. */
export function createOutboxStore(findStorage: () => KeptStorage, now: () => number): OutboxStore {
  const store = createKeptStore<FloorOutbox>({
    key: outboxKey,
    findStorage,
    read: (json) => readFloorOutbox(json, now()),
    write: (floor) => (Object.keys(floor).length === 0 ? null : JSON.stringify(floor)),
  });
  return {
    ...store,
    change(hash, next) {
      const floor = store.change((stored) => {
        const { [hash]: outbox = emptyOutbox, ...others } = stored;
        const changed = next(outbox);
        if (changed === outbox) return stored;
        const saved = { ...changed, savedAt: now() };
        return hasNothing(saved) ? others : { ...others, [hash]: saved };
      });
      return floor[hash] ?? emptyOutbox;
    },
  };
}
