import { useEffect, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { Account } from "../../contract/account.ts";
import { namedInAddress } from "../site/named-in-address.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { numberOf, parsed, recordOf, textOf } from "../storage/stored-json.ts";

/** A table and what its printed code proves, for as long as guests sit. */
type TableKey = { table: number; key: string; at: number };

const sittingMs = 6 * 3_600_000;

const isSitting = ({ at }: TableKey) => Date.now() - at < sittingMs;

/** The name of a room in an address. */
export const roomName = /^(?:room|quarto)$/i;

const store = createKeptStore<TableKey | undefined>({
  key: "tableKey",
  findStorage: () => localStorage,
  read(json) {
    const { table, key, at } = recordOf(parsed(json));
    const kept = { table: numberOf(table), key: textOf(key), at: numberOf(at) };
    return isSitting(kept) && kept.table > 0 ? kept : undefined;
  },
  write: (kept) => (kept ? JSON.stringify(kept) : null),
});

/** The table onto whose tab a guest of this device orders. */
export function useTableOfKey(account: Account | undefined): number | undefined {
  const table = useSyncExternalStore(store.subscribe, store.current, () => undefined)?.table;
  const isHere = account?.features.attendantOrder && Number(table) <= account.extras.locations;
  return isHere ? table : undefined;
}

/** Who orders a delivery has left the table. */
export const leaveTable = () => store.change(() => undefined);

/** The proof that the guest sits at the table that an order goes to. */
export function keyAt(location: string | undefined): { table_key?: string } {
  const kept = store.current();
  // The page may have been open since yesterday.
  const isHere = kept && isSitting(kept) && String(kept.table) === location;
  return isHere ? { table_key: kept.key } : {};
}

/**
 * Stores the key of the table's printed code, and takes it out of the address: people who are sent the address, or look
 * at the history, do not sit here.
 */
export function useKeyInAddress(): void {
  const search = useSearch();
  useEffect(() => {
    const named = (name: RegExp) => namedInAddress(search, name);
    const key = named(/^chave$/i);
    const table = Number(named(/^(?:table|mesa)$/i));
    // A room, or another table without a key, proves nothing of the table that was read before.
    const isElsewhere = table > 0 ? table !== store.current()?.table : named(roomName);
    if (key === undefined ? isElsewhere : table > 0)
      store.change(() => (key === undefined ? key : { table, key, at: Date.now() }));
    if (key === undefined) return;
    const address = new URL(location.href);
    for (const name of Array.from(address.searchParams.keys()))
      if (/^\s*chave\s*$/i.test(name)) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }, [search]);
}
