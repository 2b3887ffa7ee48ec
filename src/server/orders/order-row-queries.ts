import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import {
  orderStatuses,
  statusesInProgress,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import type { Cents } from "../../domain/money.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";

const orderColumns = [
  "order_id",
  "number",
  "hash",
  "mode",
  "service",
  "scheduled_for",
  "area_name",
  "promised_at",
  "ready_at",
  "status_id",
  "guest_id",
  "user_id",
  "customer_name",
  "customer_email",
  "customer_phone",
  "customer_document",
  "address",
  "location",
  "obs",
  "payment_method",
  "change_for_cents",
  "subtotal_cents",
  "service_cents",
  "delivery_fee_cents",
  "total_cents",
  "lines_cancelled_cents",
  "service_cancelled_cents",
  "created_at",
  "accepted_at",
  "accepted_by",
  "cancelled_at",
  "cancel_reason",
  "cancel_text",
  "customer_printed_at",
  "production_printed_at",
] as const;

const lineColumns = [
  "order_id",
  "line",
  "parent_line",
  "entry_id",
  "title_br",
  "qty",
  "price_cents",
  "obs",
  "group_id",
  "group_title",
  "price_rule",
  "free_qty",
  "unit_cents",
] as const;

export type OrderRow = Pick<Selectable<DatabaseTables["orders"]>, (typeof orderColumns)[number]> & {
  /** Whether the guests of its tab do without service; null where it is on none. */
  waives_service: boolean | null;
  /** What has been paid for it and not given back; null where nobody has paid, and on a tab. */
  paid_cents: Cents | null;
  /** Number of the tab's table. */
  table_number: number | null;
  /** Names of the staff who placed it, cancelled it, and approved that; null for users who were removed. */
  placed_by: string | null;
  cancelled_by_name: string | null;
  cancel_approved_by_name: string | null;
};
export type LineRow = Pick<Selectable<DatabaseTables["order_lines"]>, (typeof lineColumns)[number]>;

type Where = ExpressionBuilder<DatabaseTables, "orders">;

const selectOrders = (tx: Tx) =>
  tx.db
    .selectFrom("orders")
    .select(orderColumns)
    .select((is) => [
      is
        .selectFrom("sheets")
        .select("sheets.waives_service")
        .where("sheets.account_id", "=", tx.accountId)
        .whereRef("sheets.sheet_id", "=", "orders.sheet_id")
        .as("waives_service"),
      is
        .selectFrom("sheets")
        .innerJoin("tables", (join) =>
          join
            .onRef("tables.account_id", "=", "sheets.account_id")
            .onRef("tables.table_id", "=", "sheets.table_id"),
        )
        .select("tables.number")
        .where("sheets.account_id", "=", tx.accountId)
        .whereRef("sheets.sheet_id", "=", "orders.sheet_id")
        .as("table_number"),
      is
        .selectFrom("payments")
        .select(sql<Cents>`sum(payments.amount_cents)::bigint`.as("paid"))
        .where("payments.account_id", "=", tx.accountId)
        .whereRef("payments.order_id", "=", "orders.order_id")
        .as("paid_cents"),
      nameOf(is, { tx, column: "orders.user_id" }).as("placed_by"),
      nameOf(is, { tx, column: "orders.cancelled_by" }).as("cancelled_by_name"),
      nameOf(is, { tx, column: "orders.cancel_approved_by" }).as("cancel_approved_by_name"),
    ])
    .where("account_id", "=", tx.accountId);

/** The name of somebody of the staff whom an order names. */
function nameOf(
  is: Where,
  {
    tx,
    column,
  }: { tx: Tx; column: "orders.user_id" | "orders.cancelled_by" | "orders.cancel_approved_by" },
) {
  return is
    .selectFrom("users")
    .select("users.name")
    .where("users.account_id", "=", tx.accountId)
    .whereRef("users.user_id", "=", column);
}

export async function findOrderRow(tx: Tx, hash: string): Promise<OrderRow | undefined> {
  return selectOrders(tx).where("hash", "=", hash).executeTakeFirst();
}

/** The same, and nobody else decides about the order until this transaction is over. */
export async function lockOrderRow(tx: Tx, hash: string): Promise<OrderRow | undefined> {
  return selectOrders(tx).where("hash", "=", hash).forUpdate().executeTakeFirst();
}

export async function listOrderRowsById(tx: Tx, orderIds: string[]): Promise<OrderRow[]> {
  return selectOrders(tx)
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .execute();
}

export type OrderRowFilter = {
  statuses: readonly OrderStatusId[];
  /** The owner of the orders; absent: everybody's. */
  owner?: { guestId: string } | { userId: string } | undefined;
  /** A guest whose orders are left out. */
  exceptGuestId?: string | undefined;
  /** Days in the account's time zone, both included. */
  days?: { from: string; to: string; timeZone: string } | undefined;
  since?: Date | undefined;
  /** Orders since then, and older ones that are still in progress. */
  sinceOrUnfinished?: Date | undefined;
  before?: number | undefined;
  limit: number;
};

/** Newest first. */
export async function listOrderRows(tx: Tx, filter: OrderRowFilter): Promise<OrderRow[]> {
  return selectOrders(tx)
    .where((is) => is.and(conditions(is, filter)))
    .orderBy("number", "desc")
    .limit(filter.limit)
    .execute();
}

function conditions(is: Where, filter: OrderRowFilter) {
  const { statuses, owner, exceptGuestId, days, since, sinceOrUnfinished, before } = filter;
  return [
    ...(statuses.length === orderStatuses.length ? [] : [is("status_id", "in", statuses)]),
    ...(owner && "guestId" in owner ? [is("guest_id", "=", owner.guestId)] : []),
    // An order belongs to its taker as well.
    ...(owner && "userId" in owner
      ? [is.or([is("user_id", "=", owner.userId), is("accepted_by", "=", owner.userId)])]
      : []),
    ...(exceptGuestId
      ? [is.or([is("guest_id", "is", null), is("guest_id", "!=", exceptGuestId)])]
      : []),
    ...(since ? [is("created_at", ">=", since)] : []),
    ...(sinceOrUnfinished
      ? [
          is.or([
            is("created_at", ">=", sinceOrUnfinished),
            is("status_id", "in", statusesInProgress),
          ]),
        ]
      : []),
    ...(before === undefined ? [] : [is("number", "<", before)]),
    ...(days
      ? [
          sql<boolean>`created_at >= ${days.from}::date::timestamp at time zone ${days.timeZone}`,
          sql<boolean>`created_at < (${days.to}::date + 1)::timestamp at time zone ${days.timeZone}`,
        ]
      : []),
  ];
}

const isWaiting = (is: Where) =>
  is.and([is("accepted_at", "is", null), is("status_id", "in", statusesInProgress)]);

/** Orders that nobody of the staff has taken, oldest first: the longest wait is next. */
export async function listWaitingRows(
  tx: Tx,
  { after, limit }: { after: number; limit: number },
): Promise<OrderRow[]> {
  return selectOrders(tx)
    .where(isWaiting)
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { count } = await tx.db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("account_id", "=", tx.accountId)
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The orders of a tab, oldest first. */
export async function listSheetOrderRows(tx: Tx, sheetId: string): Promise<OrderRow[]> {
  return selectOrders(tx).where("sheet_id", "=", sheetId).orderBy("number").execute();
}

const selectLines = (tx: Tx, orderIds: string[]) =>
  tx.db
    .selectFrom("order_lines")
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`);

/** The lines of the orders, by order, in the order of the ticket. */
export async function mapOrderLines(tx: Tx, orderIds: string[]): Promise<Map<string, LineRow[]>> {
  const rows = await selectLines(tx, orderIds)
    .select(lineColumns)
    .orderBy("order_id")
    .orderBy("line")
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

/** A list shows no more lines of an order, options included. */
export const maxListedLines = 20;

export type ListedLines = { lines: LineRow[]; more: number };

/** Maps orders to their first items, each with all of its options, and to the number of further items. */
export async function mapListedLines(
  tx: Tx,
  orderIds: string[],
): Promise<Map<string, ListedLines>> {
  const rows = await selectLines(tx, orderIds)
    .select(lineColumns)
    // One more than is shown tells whether there are others.
    .where("line", "<=", maxListedLines + 1)
    .orderBy("order_id")
    .orderBy("line")
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  const longIds = [...byOrder.keys()].filter(
    (orderId) => (byOrder.get(orderId)?.length ?? 0) > maxListedLines,
  );
  const counts =
    longIds.length === 0 ? new Map<string, number>() : await mapItemCounts(tx, longIds);
  return new Map(
    [...byOrder].map(([orderId, lines]) => {
      const itemCount = counts.get(orderId);
      if (itemCount === undefined) return [orderId, { lines, more: 0 }];
      const listed = withoutLastItem(lines);
      const shownItems = listed.filter((line) => line.parent_line === null).length;
      return [orderId, { lines: listed, more: itemCount - shownItems }];
    }),
  );
}

/** The last one may lack options. */
function withoutLastItem(lines: LineRow[]): LineRow[] {
  const last = lines.at(-1);
  const lastItem = last?.parent_line ?? last?.line ?? 0;
  return lines.filter(({ line }) => line < lastItem);
}

async function mapItemCounts(tx: Tx, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await selectLines(tx, orderIds)
    .select(["order_id", ({ fn }) => fn.countAll<number>().as("item_count")])
    .where("parent_line", "is", null)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.item_count]));
}
