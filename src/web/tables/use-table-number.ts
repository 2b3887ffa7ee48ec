import { useEffect, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { Account } from "../../contract/account.ts";
import { namedTable, tableNumber } from "./table-number.ts";

/** Storage of the tab: another tab, or the next visit, begins without a table. */
const storageKey = "table";

/** The table at which the guest sits: what the address says, and for the rest of the visit what it said last. */
export function useTableNumber(account: Account): number | undefined {
  const named = namedTable(useSearch());
  const kept = useSyncExternalStore(neverChanges, readKept, nothingKept);
  useEffect(() => {
    if (named !== undefined) keep(named);
  }, [named]);
  return tableNumber(named ?? kept, account);
}

function keep(name: string): void {
  try {
    sessionStorage.setItem(storageKey, name);
  } catch {
    // Storage may be forbidden or full; then the table is known as long as the address says it.
  }
}

function readKept(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

const nothingKept = () => "";

/** Only the tab's own pages write it, and they read it again when they are shown. */
const neverChanges = () => () => undefined;
