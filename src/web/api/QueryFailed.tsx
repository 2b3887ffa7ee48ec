import type { ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { ErrorState } from "../ui/StateMessage.tsx";
import { isOffline } from "./is-offline.ts";
import { refusalText } from "./refusal-text.ts";

export type FailedQuery = {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryFailedProps = {
  query: FailedQuery;
  title?: string | undefined;
  /** Instead of what the server, or the network, has said. */
  children?: ReactNode;
};

/** What is wanted could not be fetched: why, and the way to try again. */
export function QueryFailed({ query, title, children }: QueryFailedProps) {
  const isWithoutNetwork = isOffline(query.error);
  return (
    <ErrorState
      icon={isWithoutNetwork ? "wifiOff" : "alert"}
      title={title ?? (isWithoutNetwork ? text.states.offlineTitle : undefined)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {children ?? refusalText(query.error)}
    </ErrorState>
  );
}

/** Two queries that are wanted together, as one: the first that has failed says why. */
export function together(one: FailedQuery, other: FailedQuery): FailedQuery {
  return {
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
