import { sql, type ExpressionBuilder, type Kysely, type Selectable } from "kysely";
import type { Cents } from "../../domain/money.ts";
import { anyOfIds, prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import { withCachedPlan, selectOwn, type Tx } from "../db/with-account.ts";

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
  "cancel_seen_at",
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
  "is_uncounted",
  "guest_title",
  "guest_group_title",
] as const;

export type OrderRow = Pick<Selectable<DatabaseTables["orders"]>, (typeof orderColumns)[number]> & {
  /** These three amounts are less what was called off. */
  subtotal_cents: Cents;
  service_cents: Cents;
  total_cents: Cents;
  /** Whether its tab's guests pay no service; null without a tab. */
  waives_service: boolean | null;
  /** Payments for it less refunds; null if nobody has paid, and on a tab. */
  paid_cents: Cents | null;
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
  /** Cancelled units; an option's line has none. */
  cancelled_qty: number;
};

type Where = ExpressionBuilder<DatabaseTables, "orders">;

/** Orders are never rewritten: what is owed is what was ordered, less what was called off of it. */
const leftAmounts = [
  sql<Cents>`subtotal_cents - lines_cancelled_cents`.as("subtotal_cents"),
  sql<Cents>`service_cents - service_cancelled_cents`.as("service_cents"),
  sql<Cents>`total_cents - lines_cancelled_cents - service_cancelled_cents`.as("total_cents"),
] as const;

/** A transaction, or the database and account of a statement that is prepared for all of them. */
type RowsQuery = { db: Kysely<DatabaseTables>; accountId: string };

export const selectOrders = (tx: RowsQuery) =>
  selectOwn(tx, "orders")
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
    ]);

/** The name of somebody of the staff whom an order names. */
function nameOf(
  is: Where,
  {
    tx,
    column,
  }: {
    tx: RowsQuery;
    column: `orders.${"user_id" | "accepted_by" | "cancelled_by" | "cancel_approved_by"}`;
  },
) {
  return is
    .selectFrom("users")
    .select("users.name")
    .where("users.account_id", "=", tx.accountId)
    .whereRef("users.user_id", "=", column);
}

type Named = { accountId: string; hash: string };

const orderOfHash = prepared<Named>()("order-of-hash", (db, { accountId, hash }) =>
  selectOrders({ db, accountId }).where("hash", "=", hash),
);

const lockedOrder = prepared<Named>()("locked-order", (db, { accountId, hash }) =>
  selectOrders({ db, accountId }).where("hash", "=", hash).forUpdate(),
);

export async function findOrderRow(tx: Tx, hash: string): Promise<OrderRow | undefined> {
  return (await orderOfHash(tx, { accountId: tx.accountId, hash }))[0];
}

export async function lockOrderRow(tx: Tx, hash: string): Promise<OrderRow | undefined> {
  return (await lockedOrder(tx, { accountId: tx.accountId, hash }))[0];
}

export type OrderIds = { accountId: string; orderIds: string[] };

/** Prepared, since every event and ticket asks for these: planning takes longer than reading. */
const ordersById = prepared<OrderIds>()("orders-by-id", (db, given) =>
  selectOrders({ db, accountId: given.accountId }).where("order_id", "=", anyOfIds(given.orderIds)),
);

export function listOrderRowsById(tx: Tx, orderIds: string[]): Promise<OrderRow[]> {
  return ordersById(tx, { accountId: tx.accountId, orderIds });
}

/** The orders of a tab, oldest first. */
export async function listSheetOrderRows(tx: Tx, sheetId: string): Promise<OrderRow[]> {
  return selectOrders(withCachedPlan(tx))
    .where("sheet_id", "=", sheetId)
    .orderBy("number")
    .execute();
}

// Materialized, since cancelled lines are few: a kept plan does not know so, and would read them again for each line.
const selectWholeLines = ({ db, accountId, orderIds }: Pick<RowsQuery, "db"> & OrderIds) =>
  db
    .with(
      (cte) => cte("cancels").materialized(),
      (is) =>
        is
          .selectFrom("line_cancels")
          .select(["order_id as of_order", "line as of_line"])
          .select(sql<number>`sum(qty)::int`.as("cancelled"))
          .where("account_id", "=", accountId)
          .where("order_id", "=", anyOfIds(orderIds))
          .groupBy(["order_id", "line"]),
    )
    .selectFrom("order_lines")
    .leftJoin("cancels", (join) =>
      join.onRef("of_order", "=", "order_id").onRef("of_line", "=", "line"),
    )
    .where("account_id", "=", accountId)
    .where("order_id", "=", anyOfIds(orderIds))
    .select(lineColumns)
    .select(sql<number>`coalesce(cancels.cancelled, 0)`.as("cancelled_qty"))
    .orderBy("order_id")
    .orderBy("line");

const orderLines = prepared<OrderIds>()("order-lines", (db, { accountId, orderIds }) =>
  selectWholeLines({ db, accountId, orderIds }),
);

/** The lines of the orders, by order, in the order of the ticket. */
export async function mapOrderLines(tx: Tx, orderIds: string[]): Promise<Map<string, LineRow[]>> {
  const rows = await orderLines(tx, { accountId: tx.accountId, orderIds });
  return Map.groupBy(rows, (row) => row.order_id);
}

/** A list shows no more lines of an order, options included. */
export const maxListedLines = 20;

export type ListedLines = { lines: LineRow[]; more: number };

// One more than is shown tells whether there are others.
const listedLines = prepared<OrderIds>()("listed-lines", (db, { accountId, orderIds }) =>
  selectWholeLines({ db, accountId, orderIds }).where("line", "<=", maxListedLines + 1),
);

/** Maps orders to their first items, each with all of its options, and to the number of further items. */
export async function mapListedLines(
  tx: Tx,
  orderIds: string[],
): Promise<Map<string, ListedLines>> {
  const rows = await listedLines(tx, { accountId: tx.accountId, orderIds });
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
  const rows = await selectOwn(tx, "order_lines")
    .select(["order_id", ({ fn }) => fn.countAll<number>().as("item_count")])
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .where("parent_line", "is", null)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.item_count]));
}
