import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import {
  orderStatuses,
  startingStatus,
  statusesInProgress,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import type { Cents } from "../../domain/money.ts";
import type { OrderSearch } from "../../domain/order-search.ts";
import type { Service } from "../../domain/service.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";
import { isFound, isOfService } from "./order-search-conditions.ts";

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
  "language",
  "payment_method",
  "change_for_cents",
  "delivery_fee_cents",
  "lines_cancelled_cents",
  "service_cancelled_cents",
  "moved_from",
  "created_at",
  "accepted_at",
  "accepted_by",
  "cancelled_at",
  "cancelled_by",
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
  "added_at",
] as const;

export type OrderRow = Pick<Selectable<DatabaseTables["orders"]>, (typeof orderColumns)[number]> & {
  /** Without what was called off of its lines, all three. */
  subtotal_cents: Cents;
  service_cents: Cents;
  total_cents: Cents;
  /** Whether the guests of its tab do without service; null where it is on none. */
  waives_service: boolean | null;
  /** What has been paid for it and not given back; null where nobody has paid, and on a tab. */
  paid_cents: Cents | null;
  /** Number of the tab's table. */
  table_number: number | null;
  /** Names of the staff who placed it, took it, cancelled it, and approved that; null for users who were removed. */
  placed_by: string | null;
  accepted_by_name: string | null;
  cancelled_by_name: string | null;
  cancel_approved_by_name: string | null;
};
export type LineRow = Pick<
  Selectable<DatabaseTables["order_lines"]>,
  (typeof lineColumns)[number]
> & {
  /** How many of it were called off; of an option's line always none. */
  cancelled_qty: number;
};

type Where = ExpressionBuilder<DatabaseTables, "orders">;

/** Orders are never rewritten: what is owed is what was ordered, less what was called off of it. */
const leftAmounts = [
  sql<Cents>`subtotal_cents - lines_cancelled_cents`.as("subtotal_cents"),
  sql<Cents>`service_cents - service_cancelled_cents`.as("service_cents"),
  sql<Cents>`total_cents - lines_cancelled_cents - service_cancelled_cents`.as("total_cents"),
] as const;

const selectOrders = (tx: Tx) =>
  tx.db
    .selectFrom("orders")
    .select(orderColumns)
    .select([...leftAmounts])
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
      nameOf(is, { tx, column: "orders.accepted_by" }).as("accepted_by_name"),
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
  }: {
    tx: Tx;
    column: `orders.${"user_id" | "accepted_by" | "cancelled_by" | "cancel_approved_by"}`;
  },
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

/** By the key of the link by which it is followed. */
export async function findSharedOrderRow(tx: Tx, key: string): Promise<OrderRow | undefined> {
  return selectOrders(tx).where("share_key", "=", key).executeTakeFirst();
}

/** An order by its hash, and nobody else decides about it until this transaction is over. */
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
  service?: Service | undefined;
  search?: OrderSearch | undefined;
  /** The one order of this number. */
  number?: number | undefined;
  limit: number;
};

/** Newest first. */
export async function listOrderRows(tx: Tx, filter: OrderRowFilter): Promise<OrderRow[]> {
  return selectOrders(tx)
    .where((is) => is.and(conditions(is, { ...filter, accountId: tx.accountId })))
    .orderBy("number", "desc")
    .limit(filter.limit)
    .execute();
}

function conditions(is: Where, { accountId, ...filter }: OrderRowFilter & { accountId: string }) {
  const { statuses, owner, exceptGuestId, days, since, sinceOrUnfinished, before } = filter;
  const { number, service, search } = filter;
  return [
    ...(statuses.length === orderStatuses.length ? [] : [is("status_id", "in", statuses)]),
    ...(owner && "guestId" in owner ? [is("guest_id", "=", owner.guestId)] : []),
    // An order belongs to its taker as well, and to whoever called it off; what was accepted by itself, to everybody.
    ...(owner && "userId" in owner
      ? [
          is.or([
            is("user_id", "=", owner.userId),
            is("accepted_by", "=", owner.userId),
            is("cancelled_by", "=", owner.userId),
            is.and([
              is("accepted_at", "is not", null),
              is("user_id", "is", null),
              is("accepted_by", "is", null),
            ]),
          ]),
        ]
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
    ...(number === undefined ? [] : [is("number", "=", number)]),
    ...(service ? [isOfService(service)] : []),
    ...(search ? [isFound(is, { ...search, accountId })] : []),
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

export type StatusStep = { status_id: OrderStatusId; at: Date };

/** The changes of the orders' statuses, by order, in the order of time. */
export async function mapStatusSteps(
  { db, accountId }: Tx,
  orderIds: string[],
): Promise<Map<string, StatusStep[]>> {
  const rows = await db
    .selectFrom("order_status_changes")
    .select(["order_id", sql<OrderStatusId>`status_id`.as("status_id"), "changed_at as at"])
    .where("account_id", "=", accountId)
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .orderBy("changed_at")
    .orderBy("change_id")
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

/** The same of orders that wait for an answer, as far as there are changes: they wait since they were last set back. */
export async function mapWaitingSteps(
  tx: Tx,
  rows: readonly Pick<OrderRow, "order_id" | "status_id">[],
): Promise<Map<string, StatusStep[]>> {
  const waiting = rows.filter((row) => row.status_id === startingStatus("easy-order"));
  if (waiting.length === 0) return new Map();
  return mapStatusSteps(
    tx,
    waiting.map((row) => row.order_id),
  );
}

const selectLines = (tx: Tx, orderIds: string[]) =>
  tx.db
    .selectFrom("order_lines")
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`);

const selectWholeLines = (tx: Tx, orderIds: string[]) =>
  selectLines(tx, orderIds)
    .leftJoin(
      (is) =>
        is
          .selectFrom("line_cancels")
          .select(["order_id as of_order", "line as of_line"])
          .select(sql<number>`sum(qty)::int`.as("cancelled"))
          .where("account_id", "=", tx.accountId)
          .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
          .groupBy(["order_id", "line"])
          .as("cancels"),
      (join) => join.onRef("of_order", "=", "order_id").onRef("of_line", "=", "line"),
    )
    .select(lineColumns)
    .select(sql<number>`coalesce(cancels.cancelled, 0)`.as("cancelled_qty"))
    .orderBy("order_id")
    .orderBy("line");

/** The lines of the orders, by order, in the order of the ticket. */
export async function mapOrderLines(tx: Tx, orderIds: string[]): Promise<Map<string, LineRow[]>> {
  const rows = await selectWholeLines(tx, orderIds).execute();
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
  const rows = await selectWholeLines(tx, orderIds)
    // One more than is shown tells whether there are others.
    .where("line", "<=", maxListedLines + 1)
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
