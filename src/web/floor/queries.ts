import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { staleAfterLoad } from "../api/throttle-fetch.ts";
import { refetchInterval } from "../live/refetch-interval.ts";

export const locationsKey = ["locations"] as const;

/** The tables with their open tabs. */
export const locationsQuery = (api: Api) =>
  queryOptions({
    queryKey: locationsKey,
    queryFn: ({ signal }) => api.tables.list({}, { signal }),
    refetchInterval,
    staleTime: staleAfterLoad,
  });

export const sheetsKey = ["sheet"] as const;

export const sheetKey = (hash: string) => [...sheetsKey, hash] as const;

/** The tabs closed in the present business day. */
export const closedSheetsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...sheetsKey, "closed"],
    queryFn: ({ signal }) => api.sheets.listClosed({ query: { closed: "today" } }, { signal }),
  });

export const sheetQuery = (api: Api, hash: string) =>
  queryOptions({
    queryKey: sheetKey(hash),
    queryFn: ({ signal }) => api.sheets.get({ params: { hash } }, { signal }),
    refetchInterval,
  });
