import { useState } from "react";
import { useSearchParams } from "wouter";
import { defaultOrderTab, orderTabs, type OrderTab } from "../../domain/order-status.ts";
import type { OrderFilter } from "./queries.ts";

const storageKey = "orders.onlyMine";

/** The tab is part of the address. Staff see everybody's orders until they choose, and that is kept. */
export function useOrderFilter({ isStaff }: { isStaff: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [mine, setMine] = useState(() => (isStaff ? storedChoice() : true));
  const filter: OrderFilter = { mine, tab: tabNamed(search.get("tab")) };
  return {
    filter,
    chooseTab(tab: OrderTab) {
      setSearch(tab === defaultOrderTab ? {} : { tab }, { replace: true });
    },
    chooseMine(onlyMine: boolean) {
      setMine(onlyMine);
      if (isStaff) storeChoice(onlyMine);
    },
  };
}

function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.key === name)?.key ?? defaultOrderTab;
}

function storedChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === "true";
  } catch {
    return false;
  }
}

function storeChoice(onlyMine: boolean): void {
  try {
    localStorage.setItem(storageKey, String(onlyMine));
  } catch {
    // Without storage the choice holds for this visit.
  }
}
