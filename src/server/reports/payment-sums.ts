import { sql } from "kysely";
import type { Cents } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Tx } from "../db/with-account.ts";
import type { Span } from "./order-sums.ts";

export type PaymentSums = {
  /** Null: taken before methods were kept. */
  method: PaymentMethod | null;
  payments: number;
  receivedCents: Cents;
  refundedCents: Cents;
};

/** What was taken and given back in the span, by way to pay; a refund is of the way of its payment. */
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

/** Service that single payers did without in the span. */
export async function findServiceWaived(
  { db, accountId }: Tx,
  { from, until }: Span,
): Promise<Cents> {
  const { rows } = await sql<{ waived: Cents }>`
    select coalesce(sum(service_waived_cents), 0)::bigint as waived from payments
    where account_id = ${accountId} and created_at >= ${from} and created_at < ${until}`.execute(
    db,
  );
  return rows[0]?.waived ?? 0;
}
