import { createKeptStore, type KeptStorage, type KeptStore } from "../../storage/kept-store.ts";
import { readForeignWork, withForeignWork, type ForeignWork } from "./foreign-work.ts";
import { outboxKey } from "./holds-outbox.ts";
import { readFloorOutbox, type FloorOutbox } from "./read-outbox.ts";
import { emptyOutbox, hasNothing, type TabOutbox } from "./tab-outbox.ts";

export type OutboxStore = Omit<KeptStore<FloorOutbox>, "change"> & {
  /** Changes the stored work of one tab; returns the result. */
  change: (hash: string, next: (outbox: TabOutbox) => TabOutbox) => TabOutbox;
  /** Work in a form that this version does not know. */
  foreign: () => ForeignWork;
  /** Throws away a tab's work that this version does not know. */
  discardForeign: (hash: string) => void;
};

type Kept = { floor: FloorOutbox; foreign: ForeignWork };

/** The orders and drafts of all tabs. Each change stores its time. */
export function createOutboxStore(findStorage: () => KeptStorage, now: () => number): OutboxStore {
  const store = createKeptStore<Kept>({
    key: outboxKey,
    findStorage,
    read: (json) => ({
      floor: readFloorOutbox(json, now()),
      foreign: readForeignWork(json, now()),
    }),
    write({ floor, foreign }) {
      const stored = withForeignWork(floor, foreign);
      return Object.keys(stored).length === 0 ? null : JSON.stringify(stored);
    },
  });
  return {
    ...store,
    current: () => store.current().floor,
    change(hash, next) {
      const { floor } = store.change((kept) => {
        const { [hash]: outbox = emptyOutbox, ...others } = kept.floor;
        const changed = next(outbox);
        if (changed === outbox) return kept;
        const saved = { ...changed, savedAt: now() };
        return { ...kept, floor: hasNothing(saved) ? others : { ...others, [hash]: saved } };
      });
      return floor[hash] ?? emptyOutbox;
    },
    foreign: () => store.current().foreign,
    discardForeign(hash) {
      store.change(({ floor, foreign: { [hash]: _discarded, ...others } }) => ({
        floor,
        foreign: others,
      }));
    },
  };
}
