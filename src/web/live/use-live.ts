import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { applyMenu, applyOrder, applyTable, refreshAll } from "./apply-events.ts";
import { stockKey } from "../stock/queries.ts";
import { printJobsKey } from "../orders/queries.ts";
import type { LiveState } from "./live-state.ts";
import { listenLive, liveState, watchLiveState } from "./live.ts";

/** A tab that nobody looks at needs no stream after this long. */
const hiddenMs = 60_000;

type Listening = { whenHidden: boolean; withMenu?: boolean };

/**
 * Keeps what the page has fetched of orders and tables as it is on the server, as it happens. `whenHidden`: goes on while
 * nobody looks, for those who must hear of an order from the next room. `withMenu`: for those who sell by the menu.
 */
export function useLive({ whenHidden, withMenu = false }: Listening): LiveState {
  const queries = useQueryClient();
  useEffect(() => keepLive(queries, { whenHidden, withMenu }), [queries, whenHidden, withMenu]);
  return useSyncExternalStore(watchLiveState, liveState, () => "connecting");
}

function keepLive(queries: QueryClient, { whenHidden, withMenu }: Required<Listening>): () => void {
  let leave: (() => void) | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const join = () => {
    leave ??= listenLive({
      onReady: () => refreshAll(queries, { withMenu }),
      onOrder: (order) => applyOrder(queries, order),
      onTable: (table) => applyTable(queries, table),
      onMenu: (news) => applyMenu(queries, news),
      onStock: () => void queries.invalidateQueries({ queryKey: stockKey }),
      onPrint: () => void queries.invalidateQueries({ queryKey: printJobsKey }),
    });
  };
  const pause = () => {
    leave?.();
    leave = undefined;
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === "visible") join();
    else if (!whenHidden) hiding = setTimeout(pause, hiddenMs);
  };
  join();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", look);
    pause();
  };
}
