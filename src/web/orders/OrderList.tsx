import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Order, QueueRow } from "../../contract/orders.ts";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../menu/queries.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/StateMessage.tsx";
import { refusalText, isOffline } from "../api/refusal-text.ts";
import { NoOrders, OrdersSkeleton, UpdateNote } from "./OrderListStates.tsx";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";
import { isQueueRow, rowNumber, rowsOf } from "./order-pages.ts";
import { ordersQuery, type OrderFilter } from "./queries.ts";
import { QueueCard } from "./QueueCard.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useNow } from "./use-now.ts";

type OrderListProps = { filter: OrderFilter; isStaff: boolean };

/** The orders, kept fresh, or the reason why there are none to see. */
export function OrderList({ filter, isStaff }: OrderListProps) {
  const api = useApi();
  const orders = useInfiniteQuery(ordersQuery(api, filter));
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={text.orders.heading}>
      {orders.isPending && <OrdersSkeleton />}
      {orders.isLoadingError && (
        <ErrorState
          icon={isOffline(orders.error) ? "wifiOff" : "alert"}
          title={isOffline(orders.error) ? text.states.offlineTitle : undefined}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        >
          {isOffline(orders.error) ? refusalText(orders.error) : text.states.loadFailed}
        </ErrorState>
      )}
      {orders.data && (
        <>
          <UpdateNote error={orders.error} updatedAtMs={orders.dataUpdatedAt} />
          <Rows rows={rowsOf(orders.data)} {...{ filter, isStaff }} />
          {orders.hasNextPage && (
            <Button
              className={styles.more}
              busy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              {text.orders.loadMore}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Rows({ rows, filter, isStaff }: OrderListProps & { rows: (Order | QueueRow)[] }) {
  const currency = useQuery(homeQuery(useApi())).data?.account.extras.currency;
  const now = useNow();
  if (rows.length === 0) return <NoOrders {...{ filter, isStaff }} />;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={rowNumber(row)}>
          {isQueueRow(row) ? (
            <QueueCard {...{ row, now }} />
          ) : (
            <OrderCard order={row} {...{ currency, now, isStaff }} />
          )}
        </li>
      ))}
    </ul>
  );
}
