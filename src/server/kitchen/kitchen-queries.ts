import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Station } from "../../contract/stations.ts";
import { openMs } from "../../domain/kitchen.ts";
import type { Service } from "../../domain/service.ts";
import { withCachedPlan, type Tx } from "../db/with-account.ts";
import { isPaidFirst, paidSinceAt } from "../orders/to-make.ts";

/** A mistaken "ready" is noticed within this time. */
export const recallMs = 30 * 60_000;
export const maxTickets = 200;

/** Minutes before its time at which a scheduled order appears in the kitchen, by service. */
export type Leads = Record<Service, number>;
type Span = { now: Date; leads: Leads; station: Station | undefined };

type Instants = Leads & {
  now: Date;
  since: Date;
  until: Date;
  readySince: Date;
  paidSince: Date;
};

const dueAt = sql<Date>`coalesce(scheduled_for, created_at)`;

/** When an order comes to the kitchen. */
const comesAt = ({ delivery, takeout, indoor }: Leads) => sql<Date>`
  coalesce(scheduled_for - make_interval(mins => case service when 'takeout' then ${takeout}::int
    when 'indoor' then ${indoor}::int else ${delivery}::int end), created_at)`;

function selectKitchenOrders(
  { db, accountId }: { db: Kysely<DatabaseTables>; accountId: string },
  instants: Instants,
) {
  const { now, since, until, readySince, paidSince } = instants;
  const comes = comesAt(instants);
  return (
    db
      .selectFrom("orders")
      .select(["order_id", isOver({ accountId, paidSince }).as("is_over")])
      .where("account_id", "=", accountId)
      .where(dueAt, ">", since)
      .where(dueAt, "<=", until)
      .where(comes, "<=", now)
      // Literal statuses, so that a kept plan can use the partial indexes of unfinished and of cancelled orders.
      .where((is) =>
        is.or([
          is.and([sql<boolean>`status_id in (1, 2)`, is("ready_at", "is", null)]),
          is.and([sql<boolean>`status_id in (1, 2, 3)`, is("ready_at", ">", readySince)]),
          is.and([
            is.or([is("ready_at", "is", null), is("ready_at", ">", readySince)]),
            isPaidFirst({ accountId, paidSince }),
          ]),
          is.and([
            sql<boolean>`status_id in (1, 2, 3, 4)`,
            // An array, by which the order is looked up in its key.
            sql<boolean>`order_id = any(array(
              select c.order_id from line_cancels c
              where c.account_id = ${accountId} and c.created_at > ${since} and c.seen_at is null))`,
          ]),
          is.and([
            sql<boolean>`status_id = 6`,
            is("cancel_seen_at", "is", null),
            is("ready_at", "is", null),
            // An order cancelled before it appeared was never in the kitchen.
            sql<boolean>`cancelled_at >= ${comes}`,
            wasToBeMade(is, accountId),
          ]),
        ]),
      )
      // Later orders come behind, so that nothing moves under a finger: a guest's may be accepted after others came.
      .orderBy(
        sql`case when guest_id is not null then greatest(${comes}, accepted_at) else ${comes} end`,
      )
      .orderBy("number")
      .limit(maxTickets + 1)
  );
}

const kitchenOrders = prepared<Instants & { accountId: string }>()("kitchen-orders", (db, given) =>
  selectKitchenOrders({ db, accountId: given.accountId }, given),
);

/**
 * The kitchen's orders, oldest first: to be made, also of closed tabs; just ready; and cancelled, whole or in part,
 * until the kitchen has confirmed it. A finished order is listed for its cancelled lines only. One more than the maximum
 * is read, which tells that there are others.
 */
export async function listKitchenOrders(tx: Tx, { now, leads, station }: Span) {
  const { accountId } = tx;
  const instants = {
    ...leads,
    now,
    since: new Date(now.getTime() - openMs),
    until: new Date(now.getTime() + Math.max(...Object.values(leads)) * 60_000),
    readySince: new Date(now.getTime() - recallMs),
    paidSince: paidSinceAt(now),
  };
  return station
    ? selectKitchenOrders(withCachedPlan(tx), instants)
        .where((is) => hasLineAt(is, { accountId, station }))
        .execute()
    : kitchenOrders(tx, { accountId, ...instants });
}

const nextOrder = prepared<Leads & { accountId: string; now: Date }>()(
  "next-kitchen-order",
  (db, given) =>
    db
      .selectFrom("orders")
      .select(sql<Date | null>`min(${comesAt(given)})`.as("comes_at"))
      .where("account_id", "=", given.accountId)
      .where(dueAt, ">", given.now)
      .where(comesAt(given), ">", given.now)
      .where(sql<boolean>`status_id in (1, 2)`),
);

/** When the next scheduled order appears in the kitchen, at any station. */
export async function findNextKitchenOrder(
  tx: Tx,
  { now, leads }: Pick<Span, "now" | "leads">,
): Promise<Date | undefined> {
  const [row] = await nextOrder(tx, { ...leads, accountId: tx.accountId, now });
  return row?.comes_at ?? undefined;
}

/** Whether the station makes a line of the order: by the item's station, else its category's, else the default. */
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

/** Whether the kitchen had the order, unlike a refused one: from staff on a tab, accepted by itself, or by status. */
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

/** Whether the order has left the kitchen: it is on its way, or was brought and not only paid before it came. */
export function isOver(asked: { accountId: string; paidSince: Date }) {
  return sql<boolean>`(orders.status_id = 3 or (orders.status_id = 4 and not ${isPaidFirst(asked)}))`;
}
