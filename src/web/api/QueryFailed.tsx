import { useState, type ReactNode } from "react";
import { FetchFailed, type FailedQuery } from "./FetchFailed.tsx";
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

/** Why a query has failed. It has no error of its own while it is tried again. */
export function useLastError({ error }: Pick<FailedQuery, "error">): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? last;
}

/**
 * The message that something could not be fetched, with the server's words, and a button to try again. Where it stands
 * while a query `isFetched` and has no data, it stays while that is tried again.
 */
export function QueryFailed({ query, title, refused, children }: QueryFailedProps) {
  const error = useLastError(query);
  const { isFetching, refetch } = query;
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
}: QueryFailedProps & { query: { isFetched: boolean }; height: string }) {
  if (!query.isFetched) return <Skeleton height={height} />;
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
