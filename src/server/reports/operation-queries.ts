import { sql, type RawBuilder } from "kysely";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { Cents } from "../../domain/money.ts";
import type { MinuteCount } from "../../domain/report.ts";
import type { Tx } from "../db/with-account.ts";
import type { Span } from "./order-sums.ts";

/** Nothing takes longer; what was forgotten for a day is of the last minute of them. */
const mostMinutes = 600;

const minutesBetween = (start: RawBuilder<Date>, end: RawBuilder<Date>) =>
  sql<number>`least(floor(extract(epoch from ${end} - ${start}) / 60), ${mostMinutes})::int`;

/**
 * How many of the span's orders were accepted within how many minutes, of those that waited for it; and made, of those
 * that were not ordered ahead.
 */
export async function countOrderMinutes(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<{ accept: MinuteCount[]; prepare: MinuteCount[] }> {
  const [createdAt, acceptedAt, readyAt] = (["created_at", "accepted_at", "ready_at"] as const).map(
    (column) => sql<Date>`${sql.ref(column)}`,
  ) as [RawBuilder<Date>, RawBuilder<Date>, RawBuilder<Date>];
  const { rows } = await sql<{ accept: number | null; prepare: number | null; count: number }>`
    select case when accepted_at > created_at and scheduled_for is null then ${minutesBetween(createdAt, acceptedAt)} end as accept,
      case when ready_at >= accepted_at and scheduled_for is null then ${minutesBetween(acceptedAt, readyAt)} end as prepare,
      count(*)::int as count
    from orders
    where account_id = ${accountId} and created_at >= ${from} and created_at < ${until} and status_id <> 6
      and not is_split
    group by 1, 2`.execute(db);
  const counted = (name: "accept" | "prepare") =>
    rows.flatMap((row) => {
      const minutes = row[name];
      return minutes === null ? [] : [{ minutes, count: row.count }];
    });
  return { accept: counted("accept"), prepare: counted("prepare") };
}

/** Orders that arrived in the span, by the minutes since they left. */
export async function countDeliveryMinutes(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<MinuteCount[]> {
  const { rows } = await sql<MinuteCount>`
    select ${minutesBetween(sql`gone.at`, sql`there.at`)} as minutes, count(*)::int as count
    from (
      select order_id, max(changed_at) as at from order_status_changes
      where account_id = ${accountId} and status_id = 4 and changed_at >= ${from} and changed_at < ${until}
      group by order_id
    ) as there
    join (
      select order_id, max(changed_at) as at from order_status_changes
      where account_id = ${accountId} and status_id = 3 and changed_at < ${until}
        and changed_at >= ${new Date(from.getTime() - mostMinutes * 60_000)}
      group by order_id
    ) as gone on gone.order_id = there.order_id and gone.at <= there.at
    group by 1`.execute(db);
  return rows;
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
