import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Order, QueueRow } from "../../../contract/orders.ts";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { isOffline } from "../../api/is-offline.ts";
import { FreshnessNote } from "../../live/FreshnessNote.tsx";
import { homeQuery } from "../../content/queries.ts";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useColumns } from "../../ui/use-columns.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useNow } from "../../ui/use-now.ts";
import { NoOrders, OrdersSkeleton } from "./OrderListStates.tsx";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";
import { isQueueRow, rowNumber, rowsOf } from "../order-pages.ts";
import { ordersQuery, type OrderFilter } from "../queries.ts";
import { QueueCard } from "./QueueCard.tsx";

type OrderListProps = {
  filter: OrderFilter;
  isStaff: boolean;
  /** What stands above the list already. */
  above?: ReadonlySet<number>;
  onShowAll?: () => void;
};

const none: ReadonlySet<number> = new Set();

/** The orders, kept fresh, or the reason why there are none to see. */
export function OrderList({ filter, isStaff, ...asks }: OrderListProps) {
  const api = useApi();
  const orders = useInfiniteQuery(ordersQuery(api, filter));
  const account = useQuery(homeQuery(api)).data?.account;
  const timeZone = account?.time_zone;
  const currency = account?.extras.currency;
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={orderText.orders.heading}>
      {orders.isPending && <OrdersSkeleton />}
      {orders.isLoadingError && (
        <QueryFailed query={orders}>
          {isOffline(orders.error) ? undefined : text.states.loadFailed}
        </QueryFailed>
      )}
      {orders.data && (
        <>
          <FreshnessNote
            error={orders.error}
            updatedAtMs={orders.dataUpdatedAt}
            timeZone={timeZone}
          />
          <Rows rows={rowsOf(orders.data)} {...{ filter, isStaff, currency, timeZone }} {...asks} />
          {orders.hasNextPage && (
            <Button
              className={styles.more}
              busy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              {orderText.orders.loadMore}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type RowsProps = OrderListProps & {
  rows: (Order | QueueRow)[];
  currency: string | undefined;
  timeZone: string | undefined;
};

function Rows({ rows, filter, isStaff, currency, timeZone, ...asks }: RowsProps) {
  const { above = none, onShowAll } = asks;
  const now = useNow();
  const list = useColumns<HTMLUListElement>();
  const shown = rows.filter((row) => !above.has(rowNumber(row)));
  if (shown.length === 0)
    return <NoOrders {...{ filter, isStaff, onShowAll }} hasAbove={above.size > 0} />;
  return (
    <ul ref={list} className={styles.list}>
      {shown.map((row) => (
        <li key={rowNumber(row)}>
          {isQueueRow(row) ? (
            <QueueCard {...{ row, timeZone, now }} />
          ) : (
            <OrderCard order={row} {...{ currency, timeZone, now, isStaff }} />
          )}
        </li>
      ))}
    </ul>
  );
}
