import { sql } from "kysely";
import {
  businessDayOf,
  businessPeriod,
  dayAfter,
  type BusinessClock,
} from "../../domain/business-day.ts";
import type { Database } from "../db/database.ts";
import { deleteOwn, selectOwn, type Tx } from "../db/with-account.ts";
import { forEachAccount, type Task } from "../housekeeping/housekeeping.ts";
import { lockSalesDays, summedAfterMs } from "../orders/forget-sales-days.ts";
import { findAccountHead } from "../tenancy/account-head.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { lineAmount } from "./item-sums.ts";
import { stepMinutesOfDay } from "./operation-queries.ts";
import { serviceOfOrder } from "./order-sums.ts";
import { sumsVersion, type Span } from "./summed-days.ts";

/** Days of one transaction, so that no transaction is long. */
const daysAtOnce = 30;

/** Adds up what was ordered, and how long it took, day by day, once late changes of the day have arrived. */
export function summingDays({ database, now }: { database: Database; now: () => Date }): Task {
  return {
    name: "days of sales",
    everyMs: 3_600_000,
    run: (signal) =>
      forEachAccount(database, signal, async (accountId) => {
        while (!signal.aborted) {
          const summed = await withThawedAccount(database, accountId, (tx) =>
            sumDays(tx, { now: now() }),
          );
          if (summed === undefined || summed < daysAtOnce) return;
        }
      }),
  };
}

/** Adds up the next days of the account, and answers how many they were. */
export async function sumDays(tx: Tx, { now }: { now: Date }): Promise<number> {
  await lockSalesDays(tx);
  await forgetOtherVersions(tx);
  const [account, next] = await Promise.all([findAccountHead(tx), findNextInstant(tx)]);
  if (!account || next === undefined) return 0;
  // If the zone or the end of days has changed, part of a day is in no summed day and is read from its orders.
  const first = businessDayOf(account, next.from.getTime());
  let day = startOf(first, account) < next.from && next.isSummed ? dayAfter(first, 1) : first;
  for (let count = 0; count < daysAtOnce; count += 1, day = dayAfter(day, 1)) {
    const { fromMs, untilMs } = businessPeriod({ from: day, to: day }, account);
    if (untilMs > now.getTime() - summedAfterMs) return count;
    await insertDay(tx, { from: new Date(fromMs), until: new Date(untilMs) });
  }
  return daysAtOnce;
}

function startOf(day: string, clock: BusinessClock): Date {
  return new Date(businessPeriod({ from: day, to: day }, clock).fromMs);
}

/** The end of the days that are added up, or the time of the first order. */
async function findNextInstant(tx: Tx) {
  const summed = await selectOwn(tx, "sales_days")
    .select("ends_at")
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (summed) return { from: summed.ends_at, isSummed: true };
  const first = await selectOwn(tx, "orders")
    .select("created_at")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return first && { from: first.created_at, isSummed: false };
}

async function insertDay(tx: Tx, span: Span): Promise<void> {
  const { db, accountId } = tx;
  const { from, until } = span;
  const isOfDay = sql`o.account_id = ${accountId} and o.created_at >= ${from} and o.created_at < ${until}`;
  await sql`
    insert into sales_days (account_id, starts_at, ends_at, entry_ids, titles, line_counts, quantities, amounts_cents,
      part_halves, part_services, part_user_ids, part_orders, part_items_cents, part_service_cents, part_fees_cents,
      minute_steps, minutes, minute_counts, sums_version)
    select a.account_id, ${from}::timestamptz, ${until}::timestamptz, items.*, parts.*, steps.*,
      ${sql.lit(sumsVersion)}
    from accounts a
    cross join lateral (
      select coalesce(array_agg(i.entry_id), '{}'), coalesce(array_agg(i.title), '{}'), coalesce(array_agg(i.lines), '{}'),
        coalesce(array_agg(i.qty), '{}'), coalesce(array_agg(i.cents), '{}')
      from (
        select l.entry_id, max(l.title_br) as title, count(*) filter (where not o.is_split)::int as lines,
          sum(l.qty)::int as qty, sum(${lineAmount(accountId)})::bigint as cents
        from orders o
        join order_lines l on l.account_id = ${accountId} and l.order_id = o.order_id and l.parent_line is null
        where ${isOfDay}
        group by l.entry_id
      ) as i
    ) as items
    cross join lateral (
      select coalesce(array_agg(p.half), '{}'), coalesce(array_agg(p.service), '{}'), coalesce(array_agg(p.user_id), '{}'),
        coalesce(array_agg(p.orders), '{}'), coalesce(array_agg(p.items), '{}'), coalesce(array_agg(p.charge), '{}'),
        coalesce(array_agg(p.fee), '{}')
      from (
        select floor(extract(epoch from o.created_at - ${from}::timestamptz) / 1800)::smallint as half,
          ${serviceOfOrder} as service, o.user_id, count(*) filter (where not o.is_split)::int as orders,
          sum(o.subtotal_cents)::bigint as items, sum(o.service_cents)::bigint as charge,
          sum(o.delivery_fee_cents)::bigint as fee
        from orders o
        where ${isOfDay}
        group by 1, 2, 3
      ) as p
    ) as parts
    cross join lateral (
      select coalesce(array_agg(m.step), '{}'), coalesce(array_agg(m.minutes), '{}'), coalesce(array_agg(m.count), '{}')
      from (select step, minutes, count(*)::int as count from (${stepMinutesOfDay(tx, span)}) as taken group by 1, 2) as m
    ) as steps
    where a.account_id = ${accountId}
    on conflict (account_id, starts_at) do nothing`.execute(db);
}

/** Deletes days that another version has added up, and all later ones, since days follow one another. */
async function forgetOtherVersions(tx: Tx): Promise<void> {
  await deleteOwn(tx, "sales_days")
    .where("starts_at", ">=", (of) =>
      of
        .selectFrom("sales_days")
        .select((is) => is.fn.min("starts_at").as("first"))
        .where("account_id", "=", tx.accountId)
        .where("sums_version", "is distinct from", sumsVersion),
    )
    .execute();
}
