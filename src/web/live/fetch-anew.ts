import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Refetches a query in flight: its answer may be older, and would undo the data shown. */
export function fetchAgainIfUnderWay(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey, exact: true }) > 0)
    fetchAnew(queries, { queryKey, exact: true });
}

/**
 * Restarts a fetch in flight, since its answer may be outdated. The first fetch of a query cannot be restarted, so
 * another one follows it.
 */
export function fetchAnew(
  queries: QueryClient,
  filters: { queryKey: QueryKey; exact?: boolean },
): void {
  const first = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching", predicate: ({ state }) => !state.data });
  for (const query of first) {
    const again = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // A fetch that fails shows nothing, and its next try is new enough.
    query.promise?.then(again, () => undefined);
  }
  void queries.invalidateQueries(filters);
}
