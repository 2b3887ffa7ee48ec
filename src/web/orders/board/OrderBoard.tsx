import { useDeferredValue, useState, useEffect, useRef, type RefObject } from "react";
import type { Order } from "../../../contract/orders.ts";
import type { ServiceAgeLimits } from "../../../contract/services.ts";
import { minutesSince } from "../../../domain/order-age.ts";
import {
  boardColumns,
  groupByColumn,
  waitsSince,
  type BoardColumn,
  type Columns,
} from "../../../domain/order-board.ts";
import type { OrderChoice } from "../../../domain/order-search.ts";
import { urgencyOfOrder } from "../../ordering/order-urgency.ts";
import { serverNow } from "../../services/server-clock.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { memo } from "../../ui/memo.ts";
import { Rest } from "../../ui/Rest.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useAskedOrders } from "../list/asked-orders.ts";
import searched from "../list/Searched.module.css";
import { useGrowingRows } from "../list/use-growing-rows.ts";
import { aheadWords } from "../order-words.ts";
import { BoardCard } from "./BoardCard.tsx";
import styles from "./OrderBoard.module.css";

type OrderBoardProps = {
  orders: readonly Order[];
  /** The search. Other orders stay on the board, hidden, so that a letter more or less redraws nothing. */
  choice: OrderChoice;
  currency: string | undefined;
  timeZone: string | undefined;
  ageLimits: ServiceAgeLimits | undefined;
  delivers: boolean;
};

const words = staffText.board;
/** Half of what lists have: up to five columns stand side by side. */
const nearPx = 1000;

type Move = { from: HTMLElement; key: string };

/** Orders in progress, in columns by their state, the oldest first in each. */
export const OrderBoard = memo(function OrderBoard(props: OrderBoardProps) {
  const { orders, delivers, ...shared } = props;
  const now = useDeferredValue(useNow(serverNow));
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

/** A card in its column. A letter more in the search redraws only the cards that come or go. */
const Row = memo(function Row({ order, isHidden, nowMs, ageLimits, ...texts }: RowProps) {
  return (
    <li hidden={isHidden}>
      <BoardCard
        {...{ order, ...texts }}
        minutes={minutesSince(Date.parse(waitsSince(order)), nowMs)}
        urgency={urgencyOfOrder(order, { nowMs, ageLimits })}
        ahead={aheadWords(order, { nowMs, timeZone: texts.timeZone })}
      />
    </li>
  );
});

/** The orders by column. A column stays the same object as long as nothing in it changes. */
function useColumnsOf(orders: readonly Order[]): Columns<Order> {
  const asks = useAskedOrders();
  const [known, setKnown] = useState(() => ({ orders, asks, columns: groupByColumn(orders) }));
  if (known.orders === orders && known.asks === asks) return known.columns;
  const columns = groupByColumn(orders, known.columns, ({ hash }) => asks.has(hash));
  setKnown({ orders, asks, columns });
  return columns;
}

/** Arrow keys go from card to card: up and down in a column, left and right to the next. Returns the board's ref. */
function useBoardKeys(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = board;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!current || !(target instanceof HTMLElement) || target.localName !== "summary") return;
      const next = nextHead(current, { from: target, key: event.key });
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, []);
  return board;
}

function nextHead(board: HTMLElement, { from, key }: Move): HTMLElement | undefined {
  const columns = [...board.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>("li:not([hidden]) summary")])
    .filter((heads) => heads.length > 0);
  const at = columns.findIndex((heads) => heads.includes(from));
  const row = columns[at]?.indexOf(from) ?? 0;
  switch (key) {
    case "ArrowDown":
      return columns[at]?.[row + 1];
    case "ArrowUp":
      return columns[at]?.[row - 1];
    case "ArrowRight":
      return nearest(columns[at + 1], row);
    case "ArrowLeft":
      return nearest(columns[at - 1], row);
    default:
      return undefined;
  }
}

function nearest(heads: readonly HTMLElement[] | undefined, row: number): HTMLElement | undefined {
  return heads?.[row] ?? heads?.at(-1);
}
