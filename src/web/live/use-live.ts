import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { storedSignIn } from "../api/session.ts";
import { cashKeys } from "../cash/queries.ts";
import { homeKey } from "../content/queries.ts";
import { locationsKey, sheetsKey } from "../floor/queries.ts";
import { dayKeys } from "../reports/queries.ts";
import { stockKey } from "../stock/queries.ts";
import {
  applyOrder,
  applyPrintJobs,
  applyTable,
  fetchTogether,
  refreshAll,
} from "./apply-events.ts";
import { applyMenu } from "./apply-menu.ts";
import { watchLiveState, type LiveState } from "./live-state.ts";
import type { LiveListener } from "./live.ts";
import { restartRefetchTimers } from "./refetch-interval.ts";
import { useStream } from "./use-stream.ts";

const listeners = new WeakMap<QueryClient, LiveListener>();

/**
 * Keeps the page's orders and tables as they are on the server. `whenHidden`: also while nobody looks at it, for staff
 * who must hear an order from the next room.
 */
export function useLive({ whenHidden }: { whenHidden: boolean }): LiveState {
  const queries = useQueryClient();
  useEffect(() => watchLiveState(() => restartRefetchTimers(queries)), [queries]);
  return useStream(listenerOf(queries), { whenHidden });
}

/** One for all parts of the page: with a listener each, every event would be applied, and fetch lists, as often. */
function listenerOf(queries: QueryClient): LiveListener {
  const listener = listeners.get(queries) ?? {
    // Staff sell by the menu.
    ready: () => refreshAll(queries, { withMenu: storedSignIn() !== null }),
    order: (order) => applyOrder(queries, order),
    table: (table) => applyTable(queries, table),
    menu: (news) => applyMenu(queries, news),
    stock: () => void queries.invalidateQueries({ queryKey: stockKey }),
    print: ({ list }) => applyPrintJobs(queries, list),
    account() {
      for (const queryKey of [homeKey, cashKeys, dayKeys, locationsKey, sheetsKey])
        fetchTogether(queries, queryKey);
    },
  };
  listeners.set(queries, listener);
  return listener;
}
