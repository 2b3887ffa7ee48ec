import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { refetchMs } from "../live/refetch-interval.ts";

export const kitchenKey = ["kitchen"] as const;

/** The key of this screen's calls about lines. */
export const kitchenCallKey = ["kitchen-call"] as const;

export const kitchenQuery = (api: Api) =>
  queryOptions({
    queryKey: kitchenKey,
    queryFn: ({ signal }) => api.kitchen.tickets(undefined, { signal }),
    // No event tells that an order for later is due by now.
    refetchInterval: refetchMs.alone,
  });
