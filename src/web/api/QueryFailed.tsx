import type { ReactNode } from "react";
import { FetchFailed, useLastError, type FailedQuery } from "./FetchFailed.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { isOffline } from "./is-offline.ts";
import { refusalText } from "./refusal-text.ts";

type QueryFailedProps = {
  query: FailedQuery;
  title?: string | undefined;
  /** Instead of what the server has said. What the network says stays. */
  refused?: string | undefined;
  /** Instead of what the server, or the network, has said. */
  children?: ReactNode;
};

export type AwaitedQuery = {
  data?: unknown;
  isPlaceholderData: boolean;
  isFetchedAfterMount: boolean;
};

/**
 * Whether a query has failed since its page was opened and has nothing to show. That stays so while it is tried again;
 * what another key has fetched no longer stands in for it.
 */
export const hasFailed = ({ data, isPlaceholderData, isFetchedAfterMount }: AwaitedQuery) =>
  isFetchedAfterMount && (data === undefined || isPlaceholderData);

/**
 * The message that something could not be fetched, with the server's words, and a button to try again. It stands there
 * for as long as a query `hasFailed`.
 */
export function QueryFailed({ query, title, refused, children }: QueryFailedProps) {
  const { isFetching, refetch } = query;
  const error = useLastError({ error: query.error });
  const words = refused !== undefined && !isOffline(error) ? refused : refusalText(error);
  return (
    <FetchFailed query={{ error, isFetching, refetch }} title={title}>
      {children ?? words}
    </FetchFailed>
  );
}

/** Stands where a query's data will, until it is here: its place, or why it could not be fetched. */
export function QueryAwaited({
  query,
  height,
  ...said
}: QueryFailedProps & { query: AwaitedQuery; height: string }) {
  if (!hasFailed(query)) return <Skeleton height={height} />;
  return <QueryFailed query={query} {...said} />;
}

/** Two queries that are wanted together, as one: the first that has failed says why. */
export function together(one: FailedQuery, other: FailedQuery): FailedQuery {
  return {
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
