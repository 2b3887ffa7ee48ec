import { sql, type RawBuilder } from "kysely";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { Cents } from "../../domain/money.ts";
import type { MinuteCount } from "../../domain/report.ts";
import type { Tx } from "../db/with-account.ts";
import { gapsOf, isOfNoGap, isSummed, type Span } from "./summed-days.ts";

/** Nothing takes longer: an order that was forgotten for a day counts with this many minutes. */
const mostMinutes = 600;

const minutesBetween = (start: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
  sql<number>`least(floor(extract(epoch from ${end} - ${start}) / 60), ${mostMinutes})::smallint`;

/** An attendant's order on a tab is in the kitchen at once, and is marked as accepted when somebody touches it. */
const isEntered = sql<boolean>`(o.mode = 'sheet' and o.user_id is not null)`;
const begunAt = sql<Date>`case when ${isEntered} then o.created_at else o.accepted_at end`;

/** Minutes until an order `o` was accepted, if it waited for that, and until it was made; null for orders ahead. */
const acceptMinutes = sql`case when o.accepted_at > o.created_at and not ${isEntered} and o.scheduled_for is null and not o.is_split
  then ${minutesBetween(sql`o.created_at`, sql`o.accepted_at`)} end`;
// Making an order ready accepts it as well, which is stamped a moment later.
const prepareMinutes = sql`case when o.ready_at is not null and ${begunAt} is not null and o.scheduled_for is null and not o.is_split
  then ${minutesBetween(begunAt, sql`greatest(o.ready_at, ${begunAt})`)} end`;

/** One row for each step of an order that has a time. */
const stepsOfOrder = sql`
  cross join lateral (values ('accept', ${acceptMinutes}), ('prepare', ${prepareMinutes})) as s (step, minutes)`;

/** Minutes from leaving to arriving, of each order that arrived in the span. */
const deliveries = (
  { accountId }: Tx,
  { from, until }: { from: RawBuilder<Date>; until: RawBuilder<Date> },
) => sql`
  select 'deliver' as step, ${minutesBetween(sql`gone.at`, sql`there.at`)} as minutes
  from (
    select order_id, max(changed_at) as at from order_status_changes
    where account_id = ${accountId} and status_id = 4 and changed_at >= ${from} and changed_at < ${until}
    group by order_id
  ) as there
  join (
    select order_id, max(changed_at) as at from order_status_changes
    where account_id = ${accountId} and status_id = 3 and changed_at < ${until}
      and changed_at >= ${from} - ${mostMinutes} * interval '1 minute'
    group by order_id
  ) as gone on gone.order_id = there.order_id and gone.at <= there.at`;

/** Steps and minutes of one day's orders, cancelled ones included, and of its deliveries. */
export function stepMinutesOfDay(tx: Tx, { from, until }: Span): RawBuilder<unknown> {
  const span = { from: sql<Date>`${from}::timestamptz`, until: sql<Date>`${until}::timestamptz` };
  return sql`
    select s.step, s.minutes from orders o ${stepsOfOrder}
    where o.account_id = ${tx.accountId} and o.created_at >= ${from} and o.created_at < ${until} and s.minutes is not null
    union all
    ${deliveries(tx, span)}`;
}

export type StepMinutes = Record<"accept" | "prepare" | "deliver", MinuteCount[]>;

/**
 * Counts the minutes in which the span's orders were accepted, if they waited for that, and made, and in which its
 * deliveries arrived. They come from the days that are added up and otherwise from the orders. Steps that come more
 * than a day after an order's day is over are left out.
 */
export async function countMinutes(tx: Tx, span: Span): Promise<StepMinutes> {
  const { db, accountId } = tx;
  const { from, until } = span;
  const { rows } = await sql<MinuteCount & { step: keyof StepMinutes }>`
    with ${gapsOf(tx, span)}, took as (
      select i.step, i.minutes, i.count
      from sales_days d, unnest(d.minute_steps, d.minutes, d.minute_counts) as i (step, minutes, count)
      where d.account_id = ${accountId} and ${isSummed(span)}
      union all
      select s.step, s.minutes, 1
      from gap
      join orders o on o.account_id = ${accountId} and o.created_at >= gap.starts_at and o.created_at < gap.ends_at
        and o.status_id <> 6
      ${stepsOfOrder}
      union all
      select s.step, s.minutes, -1
      from orders o ${stepsOfOrder}
      where o.account_id = ${accountId} and o.status_id = 6 and o.created_at >= ${from} and o.created_at < ${until}
        and ${isOfNoGap}
      union all
      select arrived.step, arrived.minutes, 1
      from gap
      cross join lateral (${deliveries(tx, { from: sql`gap.starts_at`, until: sql`gap.ends_at` })}) as arrived
    )
    select step, minutes, sum(count)::int as count
    from took
    where minutes is not null
    group by 1, 2
    having sum(count) > 0`.execute(db);
  const counted: StepMinutes = { accept: [], prepare: [], deliver: [] };
  for (const { step, minutes, count } of rows) counted[step].push({ minutes, count });
  return counted;
}

export type CancelSums = {
  of: "order" | "line";
  reason: CancelReason | null;
  userId: string | null;
  count: number;
  cents: Cents;
};

/** Orders and lines that were called off in the span, by reason and person. */
export async function listCancelSums(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<CancelSums[]> {
  const { rows } = await sql<CancelSums>`
    select 'order' as of, cancel_reason as reason, cancelled_by as "userId", count(*)::int as count,
      sum(total_cents - lines_cancelled_cents - service_cancelled_cents)::bigint as cents
    from orders
    where account_id = ${accountId} and status_id = 6
      and coalesce(cancelled_at, created_at) >= ${from} and coalesce(cancelled_at, created_at) < ${until}
    group by 2, 3
    union all
    select 'line', reason, user_id, sum(qty)::int, sum(amount_cents + service_cents)::bigint
    from line_cancels
    where account_id = ${accountId} and reason <> 'passed' and created_at >= ${from} and created_at < ${until}
    group by 2, 3
    order by cents desc`.execute(db);
  return rows;
}

/** Refunds of the span, by person. */
export async function listRefundSums(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<{ userId: string | null; count: number; cents: Cents }[]> {
  const { rows } = await sql<{ userId: string | null; count: number; cents: Cents }>`
    select user_id as "userId", count(*)::int as count, -sum(amount_cents)::bigint as cents
    from payments
    where account_id = ${accountId} and amount_cents < 0 and created_at >= ${from} and created_at < ${until}
    group by 1
    order by cents desc`.execute(db);
  return rows;
}
