import { Link } from "wouter";
import { CallRefused } from "../../contract/client.ts";
import { text } from "../text/dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../ui/StateMessage.tsx";
import styles from "./OrderPage.module.css";
import { isOffline, refusalText } from "../api/refusal-text.ts";

/** The page's own shape, until the order is here. */
export function OrderSkeleton() {
  return (
    <div className={styles.parts} aria-busy="true">
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="7rem" />
      <Skeleton height="22rem" />
    </div>
  );
}

type OrderFailureProps = { error: Error; retrying: boolean; onRetry: () => void };

/** The order cannot be shown: it is not this device's, there is no network, or something else. */
export function OrderFailure({ error, retrying, onRetry }: OrderFailureProps) {
  if (error instanceof CallRefused && error.status === 404) return <NotThisDevices />;
  return (
    <ErrorState
      icon={isOffline(error) ? "wifiOff" : "alert"}
      title={isOffline(error) ? text.states.offlineTitle : text.states.errorTitle}
      retrying={retrying}
      onRetry={onRetry}
    >
      {refusalText(error)}
    </ErrorState>
  );
}

function NotThisDevices() {
  return (
    <EmptyState
      icon="search"
      title={orderText.orders.emptyTitle}
      action={
        <p className={styles.links}>
          <Link href="/pedidos" className={buttonClass("quiet")}>
            {text.pages.orders}
          </Link>
          <Link href="/cardapio" className={buttonClass("primary")}>
            {text.cart.seeMenu}
          </Link>
        </p>
      }
    >
      {orderText.orders.notFound}
    </EmptyState>
  );
}
