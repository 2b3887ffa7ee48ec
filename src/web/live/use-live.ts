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
 * Keeps the page's orders and tables as they are on the server. `whenHidden`: also while nobody looks at it, for staff
 * who must hear an order from the next room. `withMenu`: refetches the menu too, for those who sell by it.
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
