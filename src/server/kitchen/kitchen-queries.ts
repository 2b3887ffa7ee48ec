import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { oneOf, prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Station } from "../../contract/stations.ts";
import type { Tx } from "../db/with-account.ts";
import type { OfOrders } from "../orders/order-row-queries.ts";

/** An order that nobody has finished after so long is no longer cooked. */
const openMs = 24 * 3_600_000;
/** A mistaken "ready" is noticed within this time. */
const recallMs = 30 * 60_000;
/** The most orders on a screen. */
export const maxTickets = 200;

/** Orders ahead come up so long before their time. */
type Span = { now: Date; leadMs: number; station: Station | undefined };

type Instants = { since: Date; until: Date; readySince: Date; leadSeconds: number };

const dueAt = sql<Date>`coalesce(scheduled_for, created_at)`;

function selectKitchenOrders(
  { db, accountId }: { db: Kysely<DatabaseTables>; accountId: string },
  { since, until, readySince, leadSeconds }: Instants,
) {
  return (
    db
      .selectFrom("orders")
      .select("order_id")
      .where("account_id", "=", accountId)
      .where(dueAt, ">", since)
      .where(dueAt, "<=", until)
      // A kept plan knows the indexes of unfinished and of cancelled orders by these numbers.
      .where((is) =>
        is.or([
          is.and([sql<boolean>`status_id in (1, 2)`, is("ready_at", "is", null)]),
          is.and([sql<boolean>`status_id in (1, 2, 3)`, is("ready_at", ">", readySince)]),
          is.and([
            sql<boolean>`status_id = 6`,
            is("cancel_seen_at", "is", null),
            is("ready_at", "is", null),
            // Before that the kitchen did not have it.
            sql<boolean>`cancelled_at >= ${dueAt} - make_interval(secs => ${leadSeconds})`,
            wasToBeMade(is, accountId),
          ]),
        ]),
      )
      .orderBy(dueAt)
      .orderBy("number")
      .limit(maxTickets + 1)
  );
}

const kitchenOrders = prepared<Instants & { accountId: string }>()("kitchen-orders", (db, given) =>
  selectKitchenOrders({ db, accountId: given.accountId }, given),
);

/**
 * Orders that the kitchen sees, oldest first: to be made, just ready, and cancelled without its knowing. One more than
 * there is room for tells that there are others.
 */
export async function listKitchenOrderIds(
  tx: Tx,
  { now, leadMs, station }: Span,
): Promise<string[]> {
  const { accountId } = tx;
  const instants = {
    since: new Date(now.getTime() - openMs),
    until: new Date(now.getTime() + leadMs),
    readySince: new Date(now.getTime() - recallMs),
    leadSeconds: leadMs / 1000,
  };
  const rows = station
    ? await selectKitchenOrders(tx, instants)
        .where((is) => hasLineAt(is, { accountId, station }))
        .execute()
    : await kitchenOrders(tx, { accountId, ...instants });
  return rows.map((row) => row.order_id);
}

const nextOrder = prepared<{ accountId: string; until: Date }>()(
  "next-kitchen-order",
  (db, given) =>
    db
      .selectFrom("orders")
      .select(sql<Date>`min(${dueAt})`.as("due_at"))
      .where("account_id", "=", given.accountId)
      .where(dueAt, ">", given.until)
      .where(sql<boolean>`status_id in (1, 2)`),
);

/** When the next order for later comes up at the kitchen, of whatever station. */
export async function findNextKitchenOrder(
  tx: Tx,
  { now, leadMs }: Pick<Span, "now" | "leadMs">,
): Promise<Date | undefined> {
  const until = new Date(now.getTime() + leadMs);
  const [row] = await nextOrder(tx, { accountId: tx.accountId, until });
  return row?.due_at ? new Date(row.due_at.getTime() - leadMs) : undefined;
}

/** Something of the order is made at the station, by its item's, its category's, or as at the default. */
function hasLineAt(
  is: ExpressionBuilder<DatabaseTables, "orders">,
  { accountId, station }: { accountId: string; station: Station },
) {
  const at = sql<string | null>`coalesce(item.station_id, category.station_id)`;
  return is.exists(
    is
      .selectFrom("order_lines as l")
      .leftJoin("entries as item", (join) =>
        join
          .onRef("item.account_id", "=", "l.account_id")
          .onRef("item.entry_id", "=", "l.entry_id"),
      )
      .leftJoin("entries as category", (join) =>
        join
          .onRef("category.account_id", "=", "item.account_id")
          .onRef("category.entry_id", "=", "item.parent_id"),
      )
      .select("l.line")
      .where("l.account_id", "=", accountId)
      .whereRef("l.order_id", "=", "orders.order_id")
      .where("l.parent_line", "is", null)
      .where((line) =>
        station.default
          ? line.or([line(at, "=", station.id), line(at, "is", null)])
          : line(at, "=", station.id),
      ),
  );
}

/** Refused orders never came to the kitchen; what staff put on a tab begins there, and what is taken by itself. */
function wasToBeMade(is: ExpressionBuilder<DatabaseTables, "orders">, accountId: string) {
  return is.or([
    is.and([is("mode", "=", "sheet"), is("guest_id", "is", null)]),
    is("accepted_at", "=", is.ref("created_at")),
    is.exists(
      is
        .selectFrom("order_status_changes as c")
        .select("c.change_id")
        .where("c.account_id", "=", accountId)
        .whereRef("c.order_id", "=", "orders.order_id")
        .where("c.status_id", "in", [1, 2]),
    ),
  ]);
}

const readyLines = prepared<OfOrders>()("ready-lines", (db, given) =>
  db
    .selectFrom("kitchen_lines")
    .select(["order_id", "line", "ready_at"])
    .where("account_id", "=", given.accountId)
    .where("order_id", "=", oneOf(given.orderIds)),
);

/** The lines that are made, with the instant, by order. */
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

const unseenCancels = prepared<OfOrders>()("unseen-cancels", (db, given) =>
  db
    .selectFrom("line_cancels")
    .select(["order_id", "line"])
    .select(sql<number>`sum(qty)::int`.as("qty"))
    .where("account_id", "=", given.accountId)
    .where("order_id", "=", oneOf(given.orderIds))
    .where("seen_at", "is", null)
    .groupBy(["order_id", "line"]),
);

/** How many of each line were called off without anybody here having seen it, by order and line. */
export async function mapUnseenCancels(tx: Tx, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await unseenCancels(tx, { accountId: tx.accountId, orderIds });
  return new Map(rows.map(({ order_id, line, qty }) => [lineKey(order_id, line), qty]));
}

/** The order's id where there was something of its lines to see; all of them are, once it is cancelled. */
export async function updateLineCancelsSeen(
  { db, accountId }: Tx,
  { hash, lines, now }: { hash: string; lines: readonly number[] | undefined; now: Date },
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
    .returning("line_cancels.order_id")
    .executeTakeFirst();
  return row?.order_id;
}

/** The stations that the orders' items have, or their categories, by order and line; others are the default's. */
export async function mapLineStations(
  { db, accountId }: Tx,
  orderIds: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("order_lines as l")
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
    .where("l.account_id", "=", accountId)
    .where("l.order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .where("l.parent_line", "is", null)
    .execute();
  return new Map(
    rows.flatMap(({ order_id, line, station_id }) =>
      station_id === null ? [] : [[lineKey(order_id, line), station_id] as const],
    ),
  );
}

export const lineKey = (orderId: string, line: number) => `${orderId} ${line}`;

type OrderLines = { orderId: string; lines: readonly number[] };

/** A line that is made stays so since the first time. */
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

export async function deleteReadyLines(
  { db, accountId }: Tx,
  { orderId, lines }: OrderLines,
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .deleteFrom("kitchen_lines")
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .where("line", "in", lines)
    .execute();
}

/** The first time stays; the order's id where it is the first. */
export async function updateCancelSeen(
  { db, accountId }: Tx,
  { hash, now }: { hash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable("orders")
    .set({ cancel_seen_at: now })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("status_id", "=", 6)
    .where("cancel_seen_at", "is", null)
    .returning("order_id")
    .executeTakeFirst();
  return row?.order_id;
}
