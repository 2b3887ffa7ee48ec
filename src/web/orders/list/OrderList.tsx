import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo } from "react";
import type { Order, QueueRow } from "../../../contract/orders.ts";
import type { ServiceAgeLimits } from "../../../contract/services.ts";
import { matchesOrder, type OrderChoice } from "../../../domain/order-search.ts";
import { useApi } from "../../api/api.ts";
import { hasFailed, QueryFailed } from "../../api/QueryFailed.tsx";
import { homeQuery } from "../../content/queries.ts";
import { FreshnessNote, FreshnessSkeleton } from "../../live/FreshnessNote.tsx";
import { urgencyOfOrder } from "../../ordering/order-urgency.ts";
import { serverNow } from "../../services/server-clock.ts";
import { text } from "../../text/dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { memo } from "../../ui/memo.ts";
import { Rest } from "../../ui/Rest.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useColumns } from "../../ui/use-columns.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useNow } from "../../ui/use-now.ts";
import { useWide } from "../../ui/use-wide.ts";
import { OrderBoard } from "../board/OrderBoard.tsx";
import { isQueueRow, rowNumber, listedRows } from "../order-pages.ts";
import { agoWords, aheadWords } from "../order-words.ts";
import { ordersQuery, type OrderFilter } from "../queries.ts";
import { useStaying } from "./asked-orders.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";
import { NoOrders } from "./NoOrders.tsx";
import { QueueCard } from "./QueueCard.tsx";
import searched from "./Searched.module.css";
import { useGrowingRows } from "./use-growing-rows.ts";

type OrderListProps = {
  filter: OrderFilter;
  isStaff: boolean;
  /** Orders that stand above the list already. */
  above?: ReadonlySet<number>;
  /** The search among the orders that are loaded. */
  choice?: OrderChoice;
  /** Shows the orders in columns by their state. */
  isBoard?: boolean;
  /** Hidden behind another tab: it does not change, and fetches changes when shown again. */
  isAway?: boolean;
  /** An order of this guest has no answer, which stands above the list. */
  isUnanswered?: boolean;
  onShowAll?: () => void;
  onClearSearch?: () => void;
};

const none: ReadonlySet<number> = new Set();
const everything: OrderChoice = {};

/** The orders, kept fresh, or the reason why there are none to see. */
export function OrderList({ filter, isStaff, isAway = false, ...asks }: OrderListProps) {
  const api = useApi();
  const orders = useInfiniteQuery({
    ...ordersQuery(api, filter),
    // The list stays while another search is fetched.
    placeholderData: keepPreviousData,
    subscribed: !isAway,
  });
  useAllPages(orders, { isWanted: isStaff && filter.tab === "progress" && !isAway });
  const account = useQuery(homeQuery(api)).data?.account;
  const timeZone = account?.time_zone;
  const currency = account?.extras.currency;
  const isFailed = hasFailed(orders);
  const data = isFailed ? undefined : orders.data;
  const rows = useMemo(() => (data ? listedRows(data) : []), [data]);
  const frame = useKeptFocus<HTMLElement>();
  // A sign above the staff's orders tells how fresh they are. With little room, that is enough.
  const isFreshnessSaid = !useWide() && isStaff;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={text.pages.orders}
      className={styles.orders}
      hidden={isAway}
    >
      {!data && !isFailed && <OrdersSkeleton isFreshnessSaid={isFreshnessSaid} />}
      {isFailed && <QueryFailed query={orders} refused={text.states.loadFailed} />}
      {data && (
        <>
          <div className={isFreshnessSaid && !orders.error ? "visually-hidden" : undefined}>
            <FreshnessNote
              error={orders.error}
              updatedAtMs={orders.dataUpdatedAt}
              timeZone={timeZone}
            />
          </div>
          <Rows
            {...{ rows, filter, isStaff, currency, timeZone }}
            {...asks}
            ageLimits={data.pages[0]?.age_limits}
            delivers={account?.features.delivery === true}
          />
          {orders.hasNextPage && (
            <Button
              className={styles.more}
              busy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              {staffText.list.loadMore}
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
  ageLimits: ServiceAgeLimits | undefined;
  delivers: boolean;
};

function Rows({
  rows,
  filter,
  isStaff,
  isBoard = false,
  delivers,
  isUnanswered,
  ...asks
}: RowsProps) {
  const { above = none, choice = everything, onShowAll, onClearSearch, ...shared } = asks;
  const below = useMemo(() => rows.filter((row) => !above.has(rowNumber(row))), [rows, above]);
  const shown = useStaying(below);
  const whole = useMemo(() => shown.filter((row): row is Order => !isQueueRow(row)), [shown]);
  const isChosen = choice.search !== undefined || choice.service !== undefined;
  const isNoneFound = isChosen && !whole.some((order) => matchesOrder(order, choice));
  const isEmpty = shown.length === 0 || isNoneFound;
  return (
    <>
      {isEmpty && !isUnanswered && (
        <NoOrders
          {...{ filter, isStaff, onShowAll }}
          hasAbove={above.size > 0}
          onClearSearch={isChosen || filter.q || filter.service ? onClearSearch : undefined}
        />
      )}
      {isBoard && shown.length > 0 && (
        <OrderBoard orders={whole} {...{ choice, delivers }} {...shared} />
      )}
      {!isBoard && shown.length > 0 && <Cards {...{ shown, isStaff, choice }} {...shared} />}
    </>
  );
}

type CardsProps = Pick<RowsProps, "isStaff" | "currency" | "timeZone" | "ageLimits"> & {
  shown: readonly (Order | QueueRow)[];
  choice: OrderChoice;
};

const Cards = memo(function Cards({ shown, isStaff, choice, ageLimits, ...texts }: CardsProps) {
  const nowMs = useDeferredValue(useNow(serverNow)).getTime();
  const list = useColumns<HTMLUListElement>();
  const { drawn, rest } = useGrowingRows(shown, choice);
  const shared = { nowMs, isStaff, ageLimits };
  return (
    <>
      <ul ref={list} className={classNames(styles.list, searched.searched)}>
        {drawn.map(({ row, isHidden }) => (
          <Row key={rowNumber(row)} row={row} isHidden={isHidden} {...shared} {...texts} />
        ))}
      </ul>
      <Rest {...rest} />
    </>
  );
});

type RowProps = Omit<CardsProps, "shown" | "choice"> & {
  row: Order | QueueRow;
  isHidden: boolean;
  nowMs: number;
};

/** A card of the list. A letter more in the search redraws only the cards that come or go. */
const Row = memo(function Row({ row, isHidden, nowMs, ageLimits, isStaff, ...texts }: RowProps) {
  const { timeZone } = texts;
  return (
    <li hidden={isHidden}>
      {isQueueRow(row) ? (
        <QueueCard row={row} ago={agoWords(row, nowMs)} timeZone={timeZone} />
      ) : (
        <OrderCard
          order={row}
          {...{ isStaff }}
          {...texts}
          ago={agoWords(row, nowMs)}
          ahead={aheadWords(row, { nowMs, timeZone })}
          urgency={isStaff ? urgencyOfOrder(row, { nowMs, ageLimits }) : "calm"}
        />
      )}
    </li>
  );
});

type Pages = Pick<
  ReturnType<typeof useInfiniteQuery>,
  "hasNextPage" | "isFetching" | "isFetchNextPageError" | "fetchNextPage"
>;

/** Fetches all pages of the orders in progress. After a page that failed, somebody has to ask again. */
function useAllPages(orders: Pages, { isWanted }: { isWanted: boolean }): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = orders;
  const isDue = isWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}

/** As many cards as a screen shows, of a closed card's size. */
function OrdersSkeleton({ isFreshnessSaid }: { isFreshnessSaid: boolean }) {
  return (
    <>
      {!isFreshnessSaid && <FreshnessSkeleton />}
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height="12.5rem" />
        ))}
      </div>
    </>
  );
}
