import { useSearch } from "wouter";
import type { Account } from "../../contract/account.ts";
import { createVisitMark } from "../storage/visit-mark.ts";
import { namedTable, tableNumber } from "./table-number.ts";

const useNamed = createVisitMark("table");

/** The table at which the guest sits: what the address says, and for the rest of the visit what it said last. */
export function useTableNumber(account: Account): number | undefined {
  return tableNumber(useNamed(namedTable(useSearch())), account);
}
