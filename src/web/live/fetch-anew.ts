import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** An answer that was on its way before would undo what is shown. */
export function fetchAgainIfUnderWay(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey, exact: true }) > 0)
    fetchAnew(queries, { queryKey, exact: true });
}

/**
 * A fetch that is under way may have been answered from before, so it is begun again. A first one, with nothing to show
 * yet, goes on, since it cannot be begun again, and is followed by another.
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
    // A fetch that fails shows nothing, and its next try reads anew.
    query.promise?.then(again, () => undefined);
  }
  void queries.invalidateQueries(filters);
}
