import { createKeptStore } from "../storage/kept-store.ts";
import { listOf, parsed } from "../storage/stored-json.ts";

const mostKept = 100;

/** The numbers of the orders that this device has sent to tabs, which are no news to its user. */
const store = createKeptStore<ReadonlySet<number>>({
  key: "orders.sent",
  findStorage: () => localStorage,
  read: (json) => new Set(listOf(parsed(json)).filter((id) => typeof id === "number")),
  write: (sent) => JSON.stringify([...sent]),
});

export function markSent(id: number): void {
  store.change((sent) => (sent.has(id) ? sent : new Set([...sent, id].slice(-mostKept))));
}

export function wasSentHere(id: number): boolean {
  return store.current().has(id);
}
