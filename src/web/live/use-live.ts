import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { cashKeys } from "../cash/queries.ts";
import { homeKey } from "../content/queries.ts";
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
import { retime } from "./refetch-interval.ts";
import { useStream } from "./use-stream.ts";

/**
 * Keeps what the page has fetched of orders and tables as it is on the server, as it happens. `whenHidden`: goes on while
 * nobody looks, for those who must hear of an order from the next room. `withMenu`: for those who sell by the menu.
 */
export function useLive({
  whenHidden,
  withMenu = false,
}: {
  whenHidden: boolean;
  withMenu?: boolean;
}): LiveState {
  const queries = useQueryClient();
  const listener = useMemo(
    (): LiveListener => ({
      ready: () => refreshAll(queries, { withMenu }),
      order: (order) => applyOrder(queries, order),
      table: (table) => applyTable(queries, table),
      menu: (news) => applyMenu(queries, news),
      stock: () => void queries.invalidateQueries({ queryKey: stockKey }),
      print: ({ list }) => applyPrintJobs(queries, list),
      account() {
        for (const queryKey of [homeKey, cashKeys, dayKeys]) fetchTogether(queries, queryKey);
      },
    }),
    [queries, withMenu],
  );
  useEffect(() => watchLiveState(() => retime(queries)), [queries]);
  return useStream(listener, { whenHidden });
}
