import { useDeferredValue, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import type { ServiceAgeLimits } from "../../../contract/services.ts";
import { minutesSince } from "../../../domain/order-age.ts";
import {
  boardColumns,
  dueMsOf,
  groupByColumn,
  waitsSince,
  type BoardColumn,
  type Columns,
} from "../../../domain/order-board.ts";
import type { OrderChoice } from "../../../domain/order-search.ts";
import { urgencyAt } from "../../ordering/order-urgency.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { memo } from "../../ui/memo.ts";
import { Rest } from "../../ui/Rest.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useAskedOrders } from "../list/asked-orders.ts";
import { useGrowingRows } from "../list/use-growing-rows.ts";
import { aheadWords } from "../order-words.ts";
import { BoardCard } from "./BoardCard.tsx";
import { classNames } from "../../ui/class-names.ts";
import searched from "../list/Searched.module.css";
import styles from "./OrderBoard.module.css";
import { useBoardKeys } from "./use-board-keys.ts";

type OrderBoardProps = {
  orders: readonly Order[];
  /** The search; others stay on the board, hidden, so that a letter more or less draws nothing anew. */
  choice: OrderChoice;
  currency: string | undefined;
  timeZone: string | undefined;
  ageLimits: ServiceAgeLimits | undefined;
  /** Whether orders travel here at all. */
  delivers: boolean;
};

const words = staffText.board;
/** Half of what lists have: up to five columns stand side by side. */
const nearPx = 1000;

/** Orders in progress, in columns by their state, the oldest first in each. */
export const OrderBoard = memo(function OrderBoard(props: OrderBoardProps) {
  const { orders, delivers, ...shared } = props;
  const now = useDeferredValue(useNow());
  const columns = useColumnsOf(orders);
  const keys = useBoardKeys();
  // The usual columns always stand there, so that nothing moves aside when the first card comes.
  const shown = boardColumns.filter(
    (name) =>
      usualColumns.has(name) || columns[name].length > 0 || (name === "travelling" && delivers),
  );
  return (
    <div ref={keys} className={styles.board} data-board={shown.length}>
      {shown.map((name) => (
        <Column key={name} name={name} orders={columns[name]} nowMs={now.getTime()} {...shared} />
      ))}
    </div>
  );
});

const usualColumns: ReadonlySet<BoardColumn> = new Set(["processing", "preparing", "ready"]);

type ColumnProps = Omit<OrderBoardProps, "delivers"> & {
  name: BoardColumn;
  nowMs: number;
};

const Column = memo(function Column({ name, orders, choice, ...shared }: ColumnProps) {
  const { drawn, rest } = useGrowingRows(orders, choice);
  const id = `board-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.columns[name]} <span className={styles.count}>{rest.total}</span>
      </h2>
      {orders.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={classNames(styles.cards, searched.searched)}>
        {drawn.map(({ row, isHidden }) => (
          <Row key={row.hash} order={row} isHidden={isHidden} {...shared} />
        ))}
      </ul>
      <Rest {...rest} nearPx={nearPx} />
    </section>
  );
});

type RowProps = Pick<ColumnProps, "nowMs" | "ageLimits" | "currency" | "timeZone"> & {
  order: Order;
  isHidden: boolean;
};

/** A card in its column: with a letter more in the search, only those that come or go have something to do. */
const Row = memo(function Row({ order, isHidden, nowMs, ageLimits, ...texts }: RowProps) {
  const waiting = {
    service: order.service,
    placedMs: Date.parse(order.created),
    dueMs: dueMsOf(order),
  };
  return (
    <li hidden={isHidden}>
      <BoardCard
        {...{ order, ...texts }}
        minutes={minutesSince(Date.parse(waitsSince(order)), nowMs)}
        urgency={urgencyAt(waiting, { nowMs, ageLimits })}
        ahead={aheadWords(order, { nowMs, timeZone: texts.timeZone })}
      />
    </li>
  );
});

/** The orders by column; a column stays the same as long as nothing in it changes. */
function useColumnsOf(orders: readonly Order[]): Columns<Order> {
  const asks = useAskedOrders();
  const [known, setKnown] = useState(() => ({ orders, asks, columns: groupByColumn(orders) }));
  if (known.orders === orders && known.asks === asks) return known.columns;
  const columns = groupByColumn(orders, known.columns, ({ hash }) => asks.has(hash));
  setKnown({ orders, asks, columns });
  return columns;
}
