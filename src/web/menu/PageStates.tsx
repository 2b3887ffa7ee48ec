import type { FailedQuery } from "../api/QueryFailed.tsx";
import { isOffline } from "../api/is-offline.ts";
import { text } from "../text/dictionary.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ErrorState } from "../ui/StateMessage.tsx";
import styles from "./Page.module.css";

/** The page's own shape, until it is here. */
export function PageLoading() {
  return (
    <main id="content" className={styles.page} aria-busy="true">
      <div className={styles.skeletonCover} />
      <div className={styles.skeleton}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="7.6rem" />
        ))}
      </div>
    </main>
  );
}

/** Stands where a page will whose query has no answer yet, or none at all: no network, or something else. */
export function PageAwaited({ query }: { query: FailedQuery }) {
  if (!query.error) return <PageLoading />;
  const isWithoutNetwork = isOffline(query.error);
  return (
    <main id="content">
      <ErrorState
        heading="h1"
        icon={isWithoutNetwork ? "wifiOff" : "alert"}
        title={isWithoutNetwork ? text.states.offlineTitle : text.states.errorTitle}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {text.states.loadFailed}
      </ErrorState>
    </main>
  );
}
