import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";

/** Who works here. */
export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: ["staff"],
    queryFn: ({ signal }) => api.staff.users({}, { signal }),
  });

/** What guests think, newest first, page by page. */
export const ratingsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["ratings"],
    queryFn: ({ pageParam, signal }) =>
      api.ratings.list({ query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ next }) => next ?? undefined,
  });
