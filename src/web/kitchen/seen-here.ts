import { useSyncExternalStore } from "react";
import { createKeptStore } from "../storage/kept-store.ts";
import { listOf, parsed } from "../storage/stored-json.ts";

const mostKept = 300;

type Seen = ReadonlySet<string>;

/** Keys of the cancellations and moves that were seen at a station's screen on this device. Other stations keep theirs. */
const store = createKeptStore<Seen>({
  key: "kitchen.seen",
  findStorage: () => localStorage,
  read: (json) => new Set(listOf(parsed(json)).filter((key) => typeof key === "string")),
  write: (seen) => (seen.size === 0 ? null : JSON.stringify([...seen])),
});

export function useSeenHere(): Seen {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}

/** The key of a ticket, or of its move, at a station; the whole kitchen's screen marks nothing here. */
export const seenKey = (stationId: string | undefined, what: string) => `${stationId} ${what}`;

export function markSeenHere(key: string): void {
  store.change((seen) => new Set([...seen, key].slice(-mostKept)));
}

/** Forgets at every station that these were seen. */
export function forgetSeenHere(whats: ReadonlySet<string>): void {
  store.change((seen) => {
    const left = [...seen].filter((key) => !whats.has(key.slice(key.indexOf(" ") + 1)));
    return left.length === seen.size ? seen : new Set(left);
  });
}
