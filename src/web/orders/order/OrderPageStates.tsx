import { Link } from "wouter";
import { CallRefused } from "../../../contract/client.ts";
import type { FailedQuery } from "../../api/FetchFailed.tsx";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { useLastError } from "../../api/FetchFailed.tsx";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import styles from "../OrderPage.module.css";
import { SeeMenuLink } from "../../frame/SeeMenuLink.tsx";

export function OrderSkeleton() {
  return (
    <div className={styles.parts} aria-busy="true">
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="7rem" />
      <Skeleton height="22rem" />
    </div>
  );
}

/** The order cannot be shown: it is not this device's, there is no network, or something else. */
export function OrderFailure({ query }: { query: FailedQuery }) {
  const error = useLastError(query);
  if (error instanceof CallRefused && error.status === 404) return <NotThisDevices />;
  return <QueryFailed query={query} />;
}

function NotThisDevices() {
  return (
    <EmptyState
      icon="search"
      title={briefText.emptyTitle}
      action={
        <p className={styles.links}>
          <Link href="/pedidos" className={buttonClass("quiet")}>
            {text.pages.orders}
          </Link>
          <SeeMenuLink variant="primary" />
        </p>
      }
    >
      {orderText.orders.notFound}
    </EmptyState>
  );
}
