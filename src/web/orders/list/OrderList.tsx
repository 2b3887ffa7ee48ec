import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Order, QueueRow } from "../../../contract/orders.ts";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { isOffline } from "../../api/is-offline.ts";
import { FreshnessNote, FreshnessSkeleton } from "../../live/FreshnessNote.tsx";
import { homeQuery } from "../../content/queries.ts";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useColumns } from "../../ui/use-columns.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useNow } from "../../ui/use-now.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";
import { isQueueRow, rowNumber, rowsOf } from "../order-pages.ts";
import { ordersQuery, type OrderFilter } from "../queries.ts";
import { QueueCard } from "./QueueCard.tsx";
import { staffText } from "../../text/staff-dictionary.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { SeeMenuLink } from "../SeeMenuLink.tsx";

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

/** As many cards as a screen shows, of a closed card's size. */
function OrdersSkeleton() {
  return (
    <>
      <FreshnessSkeleton />
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height="12.5rem" />
        ))}
      </div>
    </>
  );
}

type NoOrdersProps = {
  filter: OrderFilter;
  isStaff: boolean;
  /** Lists everybody's orders. */
  onShowAll?: (() => void) | undefined;
  /** What nobody has taken stands above. */
  hasAbove: boolean;
};

function NoOrders({ filter, isStaff, onShowAll, hasAbove }: NoOrdersProps) {
  return (
    <EmptyState
      icon="cart"
      title={hasAbove ? staffText.orders.emptyBelow : orderText.orders.emptyTitle}
      action={
        isStaff ? (
          filter.mine &&
          onShowAll && <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>
        ) : (
          <SeeMenuLink variant="quiet" />
        )
      }
    >
      {emptySentence(filter, isStaff)}
    </EmptyState>
  );
}

function emptySentence({ tab, mine }: OrderFilter, isStaff: boolean): string {
  if (tab === "finished" || tab === "cancelled") return orderText.orders.emptyTab;
  if (isStaff) return mine ? orderText.orders.emptyTab : orderText.orders.emptyStaff;
  return mine ? orderText.orders.emptyGuest : orderText.orders.emptyTab;
}
