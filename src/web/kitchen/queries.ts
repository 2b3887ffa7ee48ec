import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { refetchIntervalWith } from "../live/refetch-interval.ts";

export const kitchenKey = ["kitchen"] as const;

/** The key of this screen's calls about lines. */
export const kitchenCallKey = ["kitchen-call"] as const;

export const kitchenQuery = (api: Api) =>
  queryOptions({
    queryKey: kitchenKey,
    queryFn: ({ signal }) => api.kitchen.tickets(undefined, { signal }),
    refetchInterval: ({ state }) => refetchIntervalWith(state.data),
  });
