import type { ReactNode } from "react";
import { FetchFailed, type FailedQuery } from "./FetchFailed.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { refusalText } from "./refusal-text.ts";

type QueryFailedProps = {
  query: FailedQuery;
  title?: string | undefined;
  /** Instead of what the server, or the network, has said. */
  children?: ReactNode;
};

/** The message that something could not be fetched, with the server's words, and a button to try again. */
export function QueryFailed({ query, title, children }: QueryFailedProps) {
  return (
    <FetchFailed query={query} title={title}>
      {children ?? refusalText(query.error)}
    </FetchFailed>
  );
}

/** Stands where a query's data will, until it is here: its place, or why it could not be fetched. */
export function QueryAwaited({
  query,
  height,
  ...said
}: QueryFailedProps & { query: { isError: boolean }; height: string }) {
  if (!query.isError) return <Skeleton height={height} />;
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
