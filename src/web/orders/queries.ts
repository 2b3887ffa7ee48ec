import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OrderTab } from "../../domain/order-status.ts";
import type { Api } from "../api/api.ts";

/** The list is fetched again this often while it is open, as specified. */
const refetchIntervalMs = 15_000;

export const ordersKey = ["orders"] as const;

export type OrderFilter = { mine: boolean; tab: OrderTab };

/** The list by pages, newest first. Its screens show for themselves that they are loading. */
export const ordersQuery = (api: Api, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: ({ pageParam, signal }) =>
      api.orders.list(
        {
          query: {
            mine: filter.mine ? "1" : "0",
            tab: filter.tab,
            cursor: pageParam === "" ? undefined : pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    refetchInterval: refetchIntervalMs,
    meta: { silent: true },
  });

export const orderKey = (hash: string) => ["order", hash] as const;

export const orderQuery = (api: Api, hash: string) =>
  queryOptions({
    queryKey: orderKey(hash),
    queryFn: () => api.orders.get({ params: { hash } }),
    refetchInterval: refetchIntervalMs,
  });
