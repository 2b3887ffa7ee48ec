import { isInProgress, type OrderStatusId } from "./order-status.ts";

/** The columns of the board, in the order in which an order goes through them. */
export const boardColumns = ["open", "processing", "preparing", "ready", "travelling"] as const;

export type BoardColumn = (typeof boardColumns)[number];

type Placed = {
  id: number;
  status_id: OrderStatusId;
  /** Instants as on the wire. */
  created: string;
  scheduled_for?: string | undefined;
  promised_at?: string | undefined;
  ready_at?: string | undefined;
};

/** The column of an order on the board; undefined once it is over. A ready order waits to be fetched or taken away. */
export function boardColumnOf({
  status_id,
  ready_at,
}: Pick<Placed, "status_id" | "ready_at">): BoardColumn | undefined {
  if (!isInProgress(status_id)) return undefined;
  if (status_id === 3) return "travelling";
  if (status_id === 5) return "open";
  if (ready_at !== undefined) return "ready";
  return status_id === 2 ? "preparing" : "processing";
}

/** The instant since when an order is waiting; an order ahead waits from its own time on. */
export function waitsSince({ created, scheduled_for }: Placed): string {
  return scheduled_for ?? created;
}

/** The time at which an order is due, if one was told. */
export function dueMsOf({ promised_at, scheduled_for }: Placed): number | undefined {
  const due = promised_at ?? scheduled_for;
  return due === undefined ? undefined : Date.parse(due);
}

export type Columns<Order> = Record<BoardColumn, readonly Order[]>;

/**
 * Sorts orders into columns, the longest wait first. An unchanged column keeps its list from `former`, so it is not
 * drawn again. An order for which `stays` is true keeps its former column.
 */
export function groupByColumn<Order extends Placed>(
  orders: readonly Order[],
  former?: Columns<Order>,
  stays: (order: Order) => boolean = () => false,
): Columns<Order> {
  const columns: Record<BoardColumn, Order[]> = {
    open: [],
    processing: [],
    preparing: [],
    ready: [],
    travelling: [],
  };
  for (const order of orders) {
    const column = (stays(order) && columnAmong(former, order)) || boardColumnOf(order);
    if (column) columns[column].push(order);
  }
  const entries = boardColumns.map((name) => {
    const sorted = columns[name].sort(byAge);
    const before = former?.[name];
    return [name, before && isSame(before, sorted) ? before : sorted] as const;
  });
  // fromEntries forgets the keys, which are the columns.
  return Object.fromEntries(entries) as Columns<Order>;
}

function columnAmong<Order extends Placed>(
  columns: Columns<Order> | undefined,
  { id }: Order,
): BoardColumn | undefined {
  return boardColumns.find((name) => columns?.[name].some((order) => order.id === id));
}

/** Instants of the wire are all in UTC and of one length, so they sort as texts, without being parsed. */
function byAge(a: Placed, b: Placed): number {
  const [one, other] = [waitsSince(a), waitsSince(b)];
  if (one === other) return a.id - b.id;
  return one < other ? -1 : 1;
}

function isSame<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}
