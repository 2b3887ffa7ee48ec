import { FetchFailed, type FailedQuery } from "../../api/FetchFailed.tsx";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import styles from "./Page.module.css";

export function PageLoading() {
  return (
    <main id="content" className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{text.common.loading}</h1>
      <div className={styles.skeletonCover} />
      <div className={styles.skeleton}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="7.6rem" />
        ))}
      </div>
    </main>
  );
}

/** Takes a page's place while its query has no answer, or after the query failed, also while it is tried again. */
export function PageAwaited({ query }: { query: FailedQuery & { isFetchedAfterMount: boolean } }) {
  if (!query.error && !query.isFetchedAfterMount) return <PageLoading />;
  return (
    <main id="content">
      <FetchFailed heading="h1" query={query}>
        {text.states.loadFailed}
      </FetchFailed>
    </main>
  );
}

/** Takes the menu's place while nothing is in it. */
export function EmptyMenu() {
  return (
    <EmptyState
      icon="pot"
      title={text.menu.emptyTitle}
      action={<Button onClick={() => location.reload()}>{text.common.retry}</Button>}
    >
      {text.menu.empty}
    </EmptyState>
  );
}
