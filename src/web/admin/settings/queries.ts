import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";

export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: ["staff"],
    queryFn: ({ signal }) => api.staff.users({}, { signal }),
  });

/** The hours and rules of the services, and whether each is open. */
export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["services"],
    queryFn: ({ signal }) => api.services.get({}, { signal }),
    // A service opens, closes and resumes after a pause automatically.
    refetchInterval: 60_000,
  });

export const areasQuery = (api: Api) =>
  queryOptions({
    queryKey: ["areas"],
    queryFn: ({ signal }) => api.areas.get({}, { signal }),
  });

export const stationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["stations"],
    queryFn: ({ signal }) => api.stations.get({}, { signal }),
  });

export const printersQuery = (api: Api) =>
  queryOptions({
    queryKey: ["printers"],
    queryFn: ({ signal }) => api.printers.list({}, { signal }),
    // They come and go by themselves.
    refetchInterval: 10_000,
  });

/** Ratings, newest first, page by page. */
export const ratingsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["ratings"],
    queryFn: ({ pageParam, signal }) =>
      api.ratings.list({ query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The last changes of prices and settings. */
export const settingsHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["settings-history"],
    queryFn: ({ signal }) => api.account.history({}, { signal }),
  });

export const keyRenewalsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["table-key-renewals"],
    queryFn: ({ signal }) => api.tables.keyRenewals({}, { signal }),
  });
