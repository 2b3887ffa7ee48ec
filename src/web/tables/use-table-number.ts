import { useEffect, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { Account } from "../../contract/account.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { namedTable, tableNumber } from "./table-number.ts";

/** Storage of the tab: another tab, or the next visit, begins without a table. */
const store = createKeptStore({
  key: "table",
  findStorage: () => sessionStorage,
  read: (name) => name ?? "",
  write: (name) => name,
});

/** The table at which the guest sits: what the address says, and for the rest of the visit what it said last. */
export function useTableNumber(account: Account): number | undefined {
  const named = namedTable(useSearch());
  const kept = useSyncExternalStore(store.subscribe, store.current, nothingKept);
  useEffect(() => {
    if (named !== undefined) store.change(() => named);
  }, [named]);
  return tableNumber(named ?? kept, account);
}

const nothingKept = () => "";
