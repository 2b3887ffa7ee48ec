import { useSearchParams } from "wouter";
import { defaultOrderTab, orderTabs, type OrderTab } from "../../../domain/order-status.ts";
import type { OrderDays, OrderFilter } from "../queries.ts";
import { isDay } from "./typed-day.ts";
import { createStoredChoice, useStoredChoice } from "../../storage/use-stored-choice.ts";

const onlyMine = createStoredChoice("orders.onlyMine", true);

/** The tab and the days are part of the address; whose orders are listed is kept by the device. */
export function useOrderFilter() {
  const [search, setSearch] = useSearchParams();
  const [mine, chooseMine] = useStoredChoice(onlyMine);
  const filter: OrderFilter = {
    mine,
    tab: tabNamed(search.get("tab")),
    days: daysNamed(search.get("from") ?? "", search.get("to") ?? ""),
  };
  const choose = ({ tab, days }: Pick<OrderFilter, "tab" | "days">) =>
    setSearch({ ...(tab === defaultOrderTab ? {} : { tab }), ...days }, { replace: true });
  return {
    filter,
    chooseTab: (tab: OrderTab) => choose({ ...filter, tab }),
    chooseDays: (days: OrderDays | undefined) => choose({ ...filter, days }),
    chooseMine,
    /** Where everything that is not over is listed. */
    showAll() {
      chooseMine(false);
      choose({ tab: defaultOrderTab, days: undefined });
    },
  };
}

function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.key === name)?.key ?? defaultOrderTab;
}

function daysNamed(from: string, to: string): OrderDays | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}
