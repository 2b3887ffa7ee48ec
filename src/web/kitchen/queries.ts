import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { refusalCode } from "../api/definite-rejection.ts";
import { refetchIntervalWith } from "../live/refetch-interval.ts";

/** Begins the key of each station's tickets, and of the whole kitchen's. */
export const kitchenKey = ["kitchen"] as const;

/** The key of this screen's calls about lines. */
export const kitchenCallKey = ["kitchen-call"] as const;

/** The tickets of a station; without one, or where it is gone, of the whole kitchen. */
export const kitchenQuery = (api: Api, station?: string) =>
  queryOptions({
    queryKey: [...kitchenKey, station],
    queryFn: ({ signal }) =>
      api.kitchen.tickets({ query: { station } }, { signal }).catch((error: unknown) => {
        const isGone = refusalCode(error) === "invalid_id";
        if (station === undefined || !isGone) throw error;
        return api.kitchen.tickets(undefined, { signal });
      }),
    refetchInterval: ({ state }) => refetchIntervalWith(state.data),
    // The list of stations stays while another one's tickets are fetched.
    placeholderData: keepPreviousData,
  });
