import { useState, type ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { ErrorState } from "../ui/StateMessage.tsx";
import { isOffline } from "./is-offline.ts";

export type FailedQuery = {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Why a query has failed. It has no error of its own while it is tried again. */
export function useLastError({ error, data }: { error: Error | null; data?: unknown }) {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? (data === undefined ? last : null);
}

type FetchFailedProps = {
  query: FailedQuery;
  title?: string | undefined;
  heading?: "h1" | undefined;
  /** Why, in a sentence. */
  children: ReactNode;
};

/** The message that something could not be fetched, for want of a network or otherwise, and a button to try again. */
export function FetchFailed({ query, title, heading, children }: FetchFailedProps) {
  const isWithoutNetwork = isOffline(useLastError({ error: query.error }));
  return (
    <ErrorState
      heading={heading}
      icon={isWithoutNetwork ? "wifiOff" : "alert"}
      title={title ?? (isWithoutNetwork ? text.states.offlineTitle : undefined)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {children}
    </ErrorState>
  );
}
