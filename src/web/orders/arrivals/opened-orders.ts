import { useSyncExternalStore } from "react";
import { createKeptStore } from "../../storage/kept-store.ts";
import { listOf, parsed } from "../../storage/stored-json.ts";

const mostKept = 300;

/** The numbers of the orders that were looked into on this device. */
const store = createKeptStore<ReadonlySet<number>>({
  key: "orders.opened",
  findStorage: () => localStorage,
  read: (json) => new Set(listOf(parsed(json)).filter((id) => typeof id === "number")),
  write: (opened) => JSON.stringify([...opened]),
});

export function markOpened(id: number): void {
  store.change((opened) => (opened.has(id) ? opened : new Set([...opened, id].slice(-mostKept))));
}

export function useOpenedOrders(): ReadonlySet<number> {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
