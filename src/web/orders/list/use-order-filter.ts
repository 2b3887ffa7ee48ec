import { useCallback, useDeferredValue, useState } from "react";
import { useSearchParams } from "wouter";
import { isDay } from "../../../domain/business-day.ts";
import { defaultOrderTab, orderTabs, type OrderTab } from "../../../domain/order-status.ts";
import { services, type Service } from "../../../domain/service.ts";
import { createStoredChoice, useStoredChoice } from "../../storage/use-stored-choice.ts";
import { useWide } from "../../ui/use-wide.ts";
import type { OrderDays, OrderFilter } from "../queries.ts";
import { useAskedOrders } from "./asked-orders.ts";

const onlyMine = createStoredChoice("orders.onlyMine", true);

/** The tab and the days are part of the address. The device keeps the choice of whose orders are listed. */
export function useOrderFilter() {
  const [search, setSearch] = useSearchParams();
  const [mine, chooseMine] = useStoredChoice(onlyMine);
  const filter: OrderFilter = {
    mine,
    tab: tabNamed(search.get("tab")),
    days: daysNamed(search.get("from") ?? "", search.get("to") ?? ""),
    q: search.get("q") ?? "",
    service: services.find((one) => one === search.get("service")),
  };
  const choose = useCallback(
    (chosen: Chosen) => setSearch((before) => withChosen(before, chosen), { replace: true }),
    [setSearch],
  );
  const isWide = useWide();
  const [hasRoom, setHasRoom] = useState(isWide);
  // A dialog about an order stands in its card, and would go with it.
  const isAsking = useAskedOrders().size > 0;
  if (hasRoom !== isWide && !isAsking) setHasRoom(isWide);
  return {
    filter,
    /** Whether staff see the orders in columns. The answer may come some frames after the tab is chosen. */
    isBoard: useDeferredValue(hasRoom && filter.tab === "progress"),
    chooseTab: (tab: OrderTab) => choose({ tab }),
    chooseDays: (days: OrderDays | undefined) => choose({ from: days?.from, to: days?.to }),
    chooseSearch: useCallback((q: string) => choose({ q }), [choose]),
    chooseService: (service: Service | undefined) => choose({ service }),
    clearSearch: () => choose({ q: "", service: undefined }),
    chooseMine,
  };
}

type Chosen = { tab?: OrderTab; q?: string } & Partial<
  Record<"from" | "to" | "service", string | undefined>
>;

/** The address with other choices. Usual choices are left out of it. */
function withChosen(before: URLSearchParams, chosen: Chosen): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const [name, value = ""] of Object.entries(chosen)) {
    if (value === "" || (name === "tab" && value === defaultOrderTab)) search.delete(name);
    else search.set(name, value);
  }
  return search;
}

function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.key === name)?.key ?? defaultOrderTab;
}

function daysNamed(from: string, to: string): OrderDays | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}
