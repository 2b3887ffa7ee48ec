import { sql } from "kysely";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { Cents } from "../../domain/money.ts";
import { startingStatus, statusesInProgress } from "../../domain/order-status.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Service } from "../../domain/service.ts";
import type { Tx } from "../db/with-account.ts";
import { withMerged } from "../tabs/sheet-queries.ts";
import { serviceOfOrder } from "./order-sums.ts";
import type { Span } from "./summed-days.ts";

/** Nobody reads a longer list. */
const mostListed = 300;

/** Sums the debts of orders without a tab, by the payment method that their guests chose. */
export async function listUnpaidOrders({ db, accountId }: Tx, { from, until }: Span) {
  const { rows } = await sql<{ method: PaymentMethod | null; orders: number; cents: Cents }>`
    select o.payment_method as method, count(*)::int as orders, sum(owed.cents)::bigint as cents
    from orders o
    cross join lateral (
      select o.total_cents - o.lines_cancelled_cents - o.service_cancelled_cents - coalesce(sum(p.amount_cents), 0)
        as cents
      from payments p
      where p.account_id = ${accountId} and p.order_id = o.order_id) as owed
    where o.account_id = ${accountId} and o.created_at >= ${from} and o.created_at < ${until} and o.status_id <> 6
      and o.mode <> 'sheet' and owed.cents > 0
    group by 1
    order by 1 nulls last`.execute(db);
  return rows;
}

/** Money that each of the staff took in the span. */
export async function mapReceived({ db, accountId }: Tx, { from, until }: Span) {
  const { rows } = await sql<{ userId: string; cents: Cents }>`
    select coalesce(user_id::text, '') as "userId", sum(amount_cents)::bigint as cents
    from payments
    where account_id = ${accountId} and created_at >= ${from} and created_at < ${until}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.userId, row.cents]));
}

export type CancelRow = {
  hash: string;
  number: number;
  title: string | null;
  qty: number | null;
  cents: Cents;
  reason: CancelReason | null;
  text: string | null;
  userId: string | null;
  approvedBy: string | null;
  at: Date;
};

/** Orders and lines that were called off in the span, the first one first. */
export async function listCancels({ db, accountId }: Tx, { from, until }: Span) {
  const { rows } = await sql<CancelRow>`
    select hash, number, null as title, null::int as qty,
      total_cents - lines_cancelled_cents - service_cancelled_cents as cents, cancel_reason as reason,
      cancel_text as text, cancelled_by as "userId", cancel_approved_by as "approvedBy",
      coalesce(cancelled_at, created_at) as at
    from orders
    where account_id = ${accountId} and status_id = 6
      and coalesce(cancelled_at, created_at) >= ${from} and coalesce(cancelled_at, created_at) < ${until}
    union all
    select o.hash, o.number, l.title_br, c.qty, c.amount_cents + c.service_cents, c.reason, c.text, c.user_id,
      c.approved_by, c.created_at
    from line_cancels c
    join orders o on o.account_id = ${accountId} and o.order_id = c.order_id
    join order_lines l on l.account_id = ${accountId} and l.order_id = c.order_id and l.line = c.line
    where c.account_id = ${accountId} and c.reason <> 'passed' and c.created_at >= ${from} and c.created_at < ${until}
    order by at
    limit ${mostListed}`.execute(db);
  return rows;
}

export type RefundRow = {
  hash: string | null;
  sheet: string | null;
  method: PaymentMethod | null;
  cents: Cents;
  reason: string | null;
  userId: string | null;
  at: Date;
};

export async function listRefunds({ db, accountId }: Tx, { from, until }: Span) {
  const { rows } = await sql<RefundRow>`
    select o.hash, s.hash as sheet, coalesce(p.method, q.method) as method, -p.amount_cents as cents, p.reason,
      p.user_id as "userId", p.created_at as at
    from payments p
    join payments q on q.account_id = ${accountId} and q.payment_id = p.refunds
    left join orders o on o.account_id = ${accountId} and o.order_id = p.order_id
    left join sheets s on s.account_id = ${accountId} and s.sheet_id = p.sheet_id
    where p.account_id = ${accountId} and p.amount_cents < 0 and p.created_at >= ${from} and p.created_at < ${until}
    order by p.created_at
    limit ${mostListed}`.execute(db);
  return rows;
}

/** Maps the id of each open tab to what was paid on it and on those merged into it. */
export async function mapPaidOfOpenTabs(tx: Tx): Promise<Map<string, Cents>> {
  const { rows } = await sql<{ id: string; cents: Cents }>`
    select s.sheet_id as id, sum(p.amount_cents)::bigint as cents
    from sheets s
    join payments p on p.account_id = ${tx.accountId} and p.sheet_id in ${withMerged(tx, sql`s.sheet_id`)}
    where s.account_id = ${tx.accountId} and s.closed_at is null
    group by 1`.execute(tx.db);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/**
 * Orders placed before an instant that are still in progress, without those that a tab opened before it owes. A guest's
 * order that nobody has answered is owed by none yet, and a closed tab has nothing left to pay.
 */
export async function listUnfinished({ db, accountId }: Tx, until: Date) {
  const { rows } = await sql<{
    hash: string;
    number: number;
    service: Service;
    cents: Cents;
    paidCents: Cents;
  }>`
    select o.hash, o.number, ${serviceOfOrder} as service,
      o.total_cents - o.lines_cancelled_cents
        - case when s.waives_service then o.service_cents else o.service_cancelled_cents end as cents,
      case when s.closed_at is not null then o.total_cents else coalesce((
        select sum(p.amount_cents) from payments p
        where p.account_id = ${accountId} and p.order_id = o.order_id), 0)::bigint end as "paidCents"
    from orders o
    left join sheets s on s.account_id = ${accountId} and s.sheet_id = o.sheet_id
    where o.account_id = ${accountId} and o.status_id = any(${statusesInProgress}) and o.created_at < ${until}
      and (o.status_id = ${startingStatus("easy-order")} or s.sheet_id is null or s.closed_at is not null or s.opened_at >= ${until})
    order by o.number desc
    limit ${mostListed}`.execute(db);
  return rows;
}
