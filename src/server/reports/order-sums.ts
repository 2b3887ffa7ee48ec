import { sql, type RawBuilder } from "kysely";
import type { Cents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";

/** Instants; the end is exclusive. */
export type Span = { from: Date; until: Date };

/** Sums of orders that were not cancelled, less their lines that were called off. */
export type OrderSums = {
  orders: number;
  itemsCents: Cents;
  /** Without that of tabs that do without. */
  serviceCents: Cents;
  feeCents: Cents;
  /** Left out of the service. */
  waivedCents: Cents;
};

export const noSums: OrderSums = {
  orders: 0,
  itemsCents: 0,
  serviceCents: 0,
  feeCents: 0,
  waivedCents: 0,
};

export function addSums(one: OrderSums, other: OrderSums): OrderSums {
  return {
    orders: one.orders + other.orders,
    itemsCents: one.itemsCents + other.itemsCents,
    serviceCents: one.serviceCents + other.serviceCents,
    feeCents: one.feeCents + other.feeCents,
    waivedCents: one.waivedCents + other.waivedCents,
  };
}

export function totalCents({ itemsCents, serviceCents, feeCents }: OrderSums): Cents {
  return itemsCents + serviceCents + feeCents;
}

/** The number, from 1, of the one of these instants, in order, after which an order was placed. */
export const placeAmong = (starts: readonly Date[]): RawBuilder<string> =>
  sql`width_bucket(o.created_at, ${starts}::timestamptz[])::text`;

export const serviceOfOrder: RawBuilder<string> = sql`coalesce(o.service, case when o.mode = 'delivery' then 'delivery' else 'indoor' end)`;

/** The person who entered the order; empty for guests. */
export const placedBy: RawBuilder<string> = sql`coalesce(o.user_id::text, '')`;

const service = sql`sum(o.service_cents - o.service_cancelled_cents)::bigint`;

/** Sums of the orders placed in the span, by a key. Both statements read nothing but an index of many orders. */
export async function mapOrderSums(
  { db, accountId }: Tx,
  { from, until }: Span,
  key: RawBuilder<string>,
): Promise<Map<string, OrderSums>> {
  const [sold, waived] = await Promise.all([
    sql<{ key: string; orders: number; items: Cents; service: Cents; fee: Cents }>`
      select ${key} as key, count(*) filter (where not o.is_split)::int as orders,
        sum(o.subtotal_cents - o.lines_cancelled_cents)::bigint as items, ${service} as service,
        sum(o.delivery_fee_cents)::bigint as fee
      from orders o
      where o.account_id = ${accountId} and o.created_at >= ${from} and o.created_at < ${until} and o.status_id <> 6
      group by 1`.execute(db),
    sql<{ key: string; service: Cents }>`
      select ${key} as key, ${service} as service
      from sheets s
      join orders o on o.account_id = s.account_id and o.sheet_id = s.sheet_id
      where s.account_id = ${accountId} and o.account_id = ${accountId} and s.waives_service
        and o.created_at >= ${from} and o.created_at < ${until} and o.status_id <> 6
      group by 1`.execute(db),
  ]);
  const waivedOf = new Map(waived.rows.map((row) => [row.key, row.service]));
  return new Map(
    sold.rows.map((row) => {
      const waivedCents = waivedOf.get(row.key) ?? 0;
      const serviceCents = row.service - waivedCents;
      const { orders, items: itemsCents, fee: feeCents } = row;
      return [row.key, { orders, itemsCents, serviceCents, feeCents, waivedCents }];
    }),
  );
}
