import { orderLineKey } from "../../domain/line-key.ts";
import { sql } from "kysely";
import { anyOfIds, prepared } from "../db/prepared.ts";
import { deleteOwn, withCachedPlan, updateOwn, type Tx } from "../db/with-account.ts";
import type { LineRow, OrderIds } from "../orders/order-row-queries.ts";

const readyLines = prepared<OrderIds>()("ready-lines", (db, given) =>
  db
    .selectFrom("kitchen_lines")
    .select(["order_id", "line", "ready_at"])
    .where("account_id", "=", given.accountId)
    .where("order_id", "=", anyOfIds(given.orderIds)),
);

/** Maps each order to its made lines and their instants. */
export async function mapReadyLines(
  tx: Tx,
  orderIds: string[],
): Promise<Map<string, Map<number, Date>>> {
  const rows = await readyLines(tx, { accountId: tx.accountId, orderIds });
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...byOrder].map(([orderId, lines]) => [
      orderId,
      new Map(lines.map(({ line, ready_at }) => [line, ready_at])),
    ]),
  );
}

const unseenCancels = prepared<OrderIds>()("unseen-cancels", (db, given) =>
  db
    .selectFrom("line_cancels")
    .select(["order_id", "line"])
    .select(sql<number>`sum(qty)::int`.as("qty"))
    .select(sql<Date>`max(created_at)`.as("at"))
    .where("account_id", "=", given.accountId)
    .where("order_id", "=", anyOfIds(given.orderIds))
    .where("seen_at", "is", null)
    .groupBy(["order_id", "line"]),
);

/** Units of a line that were called off, and when the last of them were. */
export type UnseenCancels = { qty: number; at: Date };

/** Maps each line, by order and line, to its called-off units that the kitchen has not seen. */
export async function mapUnseenCancels(
  tx: Tx,
  orderIds: string[],
): Promise<Map<string, UnseenCancels>> {
  const rows = await unseenCancels(tx, { accountId: tx.accountId, orderIds });
  return new Map(rows.map(({ order_id, line, ...units }) => [orderLineKey(order_id, line), units]));
}

type Seen = {
  hash: string;
  lines: readonly number[] | undefined;
  until: string | undefined;
  now: Date;
};

/**
 * Marks cancels of these lines as seen, or of all once the order is cancelled; none that came after `until`. Answers
 * the order's id if any were.
 */
export async function updateLineCancelsSeen(
  { db, accountId }: Tx,
  { hash, lines, until, now }: Seen,
): Promise<string | undefined> {
  const row = await db
    .updateTable("line_cancels")
    .from("orders")
    .set({ seen_at: now })
    .where("line_cancels.account_id", "=", accountId)
    .where("orders.account_id", "=", accountId)
    .whereRef("orders.order_id", "=", "line_cancels.order_id")
    .where("orders.hash", "=", hash)
    .where("line_cancels.seen_at", "is", null)
    .where((is) => (lines ? is("line_cancels.line", "in", lines) : is("orders.status_id", "=", 6)))
    // The wire has milliseconds.
    .$if(until !== undefined, (query) =>
      query.where(
        sql<boolean>`date_trunc('milliseconds', line_cancels.created_at) <= ${until}::timestamptz`,
      ),
    )
    .returning("line_cancels.order_id")
    .executeTakeFirst();
  return row?.order_id;
}

/** The stations of the orders' items or their categories, by order and line. The other lines are the default's. */
export async function mapLineStations(tx: Tx, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await withCachedPlan(tx)
    .db.selectFrom("order_lines as l")
    .innerJoin("entries as item", (join) =>
      join.onRef("item.account_id", "=", "l.account_id").onRef("item.entry_id", "=", "l.entry_id"),
    )
    .leftJoin("entries as category", (join) =>
      join
        .onRef("category.account_id", "=", "item.account_id")
        .onRef("category.entry_id", "=", "item.parent_id"),
    )
    .select(["l.order_id", "l.line"])
    .select((is) => is.fn.coalesce("item.station_id", "category.station_id").as("station_id"))
    .where("l.account_id", "=", tx.accountId)
    .where("l.order_id", "=", anyOfIds(orderIds))
    .where("l.parent_line", "is", null)
    .execute();
  return new Map(
    rows.flatMap(({ order_id, line, station_id }) =>
      station_id === null ? [] : [[orderLineKey(order_id, line), station_id] as const],
    ),
  );
}

/** The lines' groups of options that must be chosen from, and each item's first if it is a choice of one, as sizes are. */
export async function findMainGroups(
  tx: Tx,
  lines: readonly Pick<LineRow, "group_id">[],
): Promise<Set<string>> {
  const ids = [...new Set(lines.flatMap(({ group_id: id }) => id ?? []))];
  if (ids.length === 0) return new Set();
  const { db, accountId } = withCachedPlan(tx);
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from entries g
    where g.account_id = ${accountId} and g.entry_id = ${anyOfIds(ids)}
      and (g.options_min > 0 or g.options_max = 1 and not exists (
        select from entries other
        where other.account_id = ${accountId} and other.parent_id = g.parent_id
          and other.active and other.sort < g.sort))`.execute(db);
  return new Set(rows.map(({ entry_id }) => entry_id));
}

type OrderLines = { orderId: string; lines: readonly number[] };

/** Marks lines as made. A line that is made already keeps its time. */
export async function insertReadyLines(
  { db, accountId }: Tx,
  { orderId, lines, now }: OrderLines & { now: Date },
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto("kitchen_lines")
    .values(
      lines.map((line) => ({ account_id: accountId, order_id: orderId, line, ready_at: now })),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "order_id", "line"]).doNothing())
    .execute();
}

export async function deleteReadyLines(tx: Tx, { orderId, lines }: OrderLines): Promise<void> {
  if (lines.length === 0) return;
  await deleteOwn(tx, "kitchen_lines")
    .where("order_id", "=", orderId)
    .where("line", "in", lines)
    .execute();
}

/** Marks a cancellation as seen. Answers the order's id if it was not seen before. */
export async function updateCancelSeen(
  tx: Tx,
  { hash, now }: { hash: string; now: Date },
): Promise<string | undefined> {
  const row = await updateOwn(tx, "orders")
    .set({ cancel_seen_at: now })
    .where("hash", "=", hash)
    .where("status_id", "=", 6)
    .where("cancel_seen_at", "is", null)
    .returning("order_id")
    .executeTakeFirst();
  return row?.order_id;
}
