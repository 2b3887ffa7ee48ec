import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { useApi } from "../../api/api.ts";
import { listNewOrders, newestIdIn } from "./new-orders.ts";
import { useOpenedOrders } from "./opened-orders.ts";
import { rowsOf } from "../order-pages.ts";
import { ordersQuery } from "../queries.ts";

/** Whatever is listed below: everybody's orders that are not over. */
const watched = { mine: false, tab: "progress" } as const;

/** The orders that nobody has looked into; `onArrival` is told when there is one more. They are counted in the title. */
export function useNewOrders(onArrival: () => void): Order[] {
  const opened = useOpenedOrders();
  const { data } = useInfiniteQuery(ordersQuery(useApi(), watched));
  const rows = data ? rowsOf(data) : undefined;
  const newest = rows ? newestIdIn(rows) : undefined;
  const [atFirst, setAtFirst] = useState<number>();
  if (atFirst === undefined && newest !== undefined) setAtFirst(newest);
  const fresh = listNewOrders(rows ?? [], { newestId: atFirst ?? newest ?? 0, opened });

  const heard = useRef<number>(undefined);
  const newestFresh = newestIdIn(fresh);
  useEffect(() => {
    if (newest === undefined) return;
    if (heard.current !== undefined && newestFresh > heard.current) onArrival();
    heard.current = Math.max(heard.current ?? 0, newest);
  }, [newest, newestFresh, onArrival]);

  useTitleCount(fresh.length);
  return fresh;
}

const counted = /^\(\d+\) /;

/** "(2) Pedidos": seen in the browser's tab while something else is done. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const plain = document.title.replace(counted, "");
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(counted, "");
    };
  }, [count]);
}
