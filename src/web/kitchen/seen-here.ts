import { useSyncExternalStore } from "react";
import { createKeptStore } from "../storage/kept-store.ts";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { listOf, parsed } from "../storage/stored-json.ts";
import { withoutMove } from "./use-kitchen-calls.ts";

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

/** The key of a ticket's move: the table to which it went. */
export const moveOf = ({ hash, table_number: table }: KitchenTicket) => `${hash} ${table}`;

/** The ticket with the move that the station's screen has yet to see: from the table that was seen there last. */
export function withUnseenMove(
  ticket: KitchenTicket,
  { seen, stationId }: { seen: Seen; stationId: string | undefined },
): KitchenTicket {
  const start = seenKey(stationId, `${ticket.hash} `);
  const last = [...seen].reverse().find((key) => key.startsWith(start));
  if (last === undefined) return ticket;
  const table = Number(last.slice(start.length));
  return table === ticket.table_number ? withoutMove(ticket) : { ...ticket, moved_from: table };
}

/** A key that is marked again becomes the latest. */
export function markSeenHere(key: string): void {
  store.change((seen) => {
    const others = [...seen].filter((one) => one !== key);
    return new Set([...others, key].slice(-mostKept));
  });
}

/** Forgets at every station that these were seen. */
export function forgetSeenHere(whats: ReadonlySet<string>): void {
  store.change((seen) => {
    const left = [...seen].filter((key) => !whats.has(key.slice(key.indexOf(" ") + 1)));
    return left.length === seen.size ? seen : new Set(left);
  });
}
