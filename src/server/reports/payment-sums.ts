import { sql } from "kysely";
import type { Cents } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Tx } from "../db/with-account.ts";
import { serviceOfOrder } from "./order-sums.ts";
import type { Span } from "./summed-days.ts";

export type PaymentSums = {
  /** Null: taken before methods were kept. */
  method: PaymentMethod | null;
  payments: number;
  receivedCents: Cents;
  refundedCents: Cents;
};

/** Payments and refunds of the span, by method. A refund without a method has that of its payment. */
export async function listPaymentSums(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<PaymentSums[]> {
  const { rows } = await sql<PaymentSums>`
    select method, sum(payments)::int as payments, sum(received)::bigint as "receivedCents",
      sum(refunded)::bigint as "refundedCents"
    from (
      select p.method, count(*) as payments, sum(p.amount_cents) as received, 0::bigint as refunded
      from payments p
      where p.account_id = ${accountId} and p.created_at >= ${from} and p.created_at < ${until} and p.amount_cents > 0
      group by 1
      union all
      select coalesce(p.method, q.method), 0, 0, -sum(p.amount_cents)
      from payments p
      join payments q on q.account_id = p.account_id and q.payment_id = p.refunds
      where p.account_id = ${accountId} and q.account_id = ${accountId}
        and p.created_at >= ${from} and p.created_at < ${until} and p.amount_cents < 0
      group by 1
    ) as taken
    group by method
    order by method nulls last`.execute(db);
  return rows;
}

/**
 * Service that single payers waived in the span, by the service of what they paid, as their tab counts it. A payment
 * that was refunded in full waives nothing, and nothing is left to waive on a tab that waives it all. If orders were
 * cancelled since, at most the service that is left is waived, for earlier payers first.
 */
export async function mapServiceWaived(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<Map<string, Cents>> {
  const stands = sql`p.service_waived_cents > 0 and p.amount_cents > coalesce((
    select -sum(b.amount_cents) from payments b
    where b.account_id = ${accountId} and b.refunds = p.payment_id), 0)`;
  const { rows } = await sql<{ service: string; waived: Cents }>`
    with recursive waiver as (
      select p.payment_id, p.sheet_id, p.order_id, p.service_waived_cents from payments p
      where p.account_id = ${accountId} and p.created_at >= ${from} and p.created_at < ${until} and ${stands}
    ), tab (payment_id, sheet_id, merged_into, waives_service) as (
      select w.payment_id, s.sheet_id, s.merged_into, s.waives_service
      from waiver w
      join sheets s on s.account_id = ${accountId} and s.sheet_id = w.sheet_id
      union all
      select t.payment_id, s.sheet_id, s.merged_into, s.waives_service
      from tab t
      join sheets s on s.account_id = ${accountId} and s.sheet_id = t.merged_into
    ), merged (root, sheet_id) as (
      select distinct sheet_id, sheet_id from tab where merged_into is null and not waives_service
      union all
      select merged.root, s.sheet_id from merged
      join sheets s on s.account_id = ${accountId} and s.merged_into = merged.sheet_id
    ), charged as (
      select m.root, sum(o.service_cents - o.service_cancelled_cents) as cents
      from merged m
      join orders o on o.account_id = ${accountId} and o.sheet_id = m.sheet_id and o.status_id <> 6
      group by m.root
    ), of_tab as (
      select m.root, p.payment_id, p.service_waived_cents as cents,
        sum(p.service_waived_cents) over (partition by m.root order by p.created_at, p.payment_id) as so_far
      from merged m
      join payments p on p.account_id = ${accountId} and p.sheet_id = m.sheet_id
      where ${stands}
    )
    select ${serviceOfOrder} as service, sum(w.service_waived_cents)::bigint as waived
    from waiver w
    join orders o on o.account_id = ${accountId} and o.order_id = w.order_id
    group by 1
    union all
    select 'indoor', coalesce(sum(least(t.cents, greatest(0, coalesce(c.cents, 0) - t.so_far + t.cents))), 0)::bigint
    from waiver w
    join of_tab t on t.payment_id = w.payment_id
    left join charged c on c.root = t.root`.execute(db);
  const waived = new Map<string, Cents>();
  for (const { service, waived: cents } of rows)
    if (cents > 0) waived.set(service, (waived.get(service) ?? 0) + cents);
  return waived;
}
