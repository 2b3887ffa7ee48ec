import { sql, type RawBuilder } from "kysely";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";
import { gapsOf, isOfNoGap, isSummed, type Span } from "./summed-days.ts";

/** Sums of orders that were not cancelled, less their lines that were called off. */
export type OrderSums = {
  orders: number;
  itemsCents: Cents;
  /** Without the service of tabs that waive it. */
  serviceCents: Cents;
  feeCents: Cents;
  /** The service of tabs that waive it. */
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

export function sumsView(sums: OrderSums) {
  return {
    orders: sums.orders,
    items_amount: reaisFromCents(sums.itemsCents),
    service_amount: reaisFromCents(sums.serviceCents),
    delivery_fee: reaisFromCents(sums.feeCents),
    total_amount: reaisFromCents(totalCents(sums)),
  };
}

/** The place, from 1, of the last of these ordered instants that is not after an order's. */
export const placeAmong = (starts: readonly Date[]): RawBuilder<string> =>
  sql`width_bucket(o.created_at, ${starts}::timestamptz[])::text`;

export const serviceOfOrder: RawBuilder<string> = sql`coalesce(o.service, case when o.mode = 'delivery' then 'delivery' else 'indoor' end)`;

/** The person who entered the order; empty for guests. */
const placedBy: RawBuilder<string> = sql`coalesce(o.user_id::text, '')`;

const serviceCharge = sql`o.service_cents - o.service_cancelled_cents`;
const countOfOrder = sql`case when o.is_split then 0 else 1 end`;

/**
 * Sums of the orders placed in the span, by a key: as they were ordered, from the days that are added up and otherwise
 * from the orders, less what was cancelled. Orders of added-up days count as placed at the start of their half hour.
 */
export async function mapOrderSums(
  tx: Tx,
  span: Span,
  key: RawBuilder<string>,
): Promise<Map<string, OrderSums>> {
  const { db, accountId } = tx;
  const { from, until } = span;
  const [sold, waived] = await Promise.all([
    sql<{ key: string; orders: number; items: Cents; service: Cents; fee: Cents }>`
      with ${gapsOf(tx, span)}, part as (
        select d.starts_at + i.half * interval '30 minutes' as created_at, i.service, null as mode, i.user_id, i.orders,
          i.items, i.charge, i.fee
        from sales_days d,
          unnest(d.part_halves, d.part_services, d.part_user_ids, d.part_orders, d.part_items_cents, d.part_service_cents,
            d.part_fees_cents) as i (half, service, user_id, orders, items, charge, fee)
        where d.account_id = ${accountId} and ${isSummed(span)}
        union all
        select o.created_at, o.service, o.mode, o.user_id, ${countOfOrder},
          o.subtotal_cents - o.lines_cancelled_cents, ${serviceCharge}, o.delivery_fee_cents
        from gap
        join orders o on o.account_id = ${accountId} and o.created_at >= gap.starts_at and o.created_at < gap.ends_at
          and o.status_id <> 6
        union all
        select o.created_at, o.service, o.mode, o.user_id, -(${countOfOrder}), -o.subtotal_cents, -o.service_cents,
          -o.delivery_fee_cents
        from orders o
        where o.account_id = ${accountId} and o.status_id = 6 and o.created_at >= ${from} and o.created_at < ${until}
          and ${isOfNoGap}
        union all
        select o.created_at, o.service, o.mode, o.user_id, 0, -o.lines_cancelled_cents, -o.service_cancelled_cents, 0
        from (
          select distinct c.order_id from line_cancels c
          where c.account_id = ${accountId} and c.created_at >= ${from}
        ) as changed
        join orders o on o.account_id = ${accountId} and o.order_id = changed.order_id and o.status_id <> 6
          and o.created_at >= ${from} and o.created_at < ${until} and ${isOfNoGap}
      )
      select ${key} as key, sum(o.orders)::int as orders, sum(o.items)::bigint as items, sum(o.charge)::bigint as service,
        sum(o.fee)::bigint as fee
      from part o
      group by 1
      having sum(o.orders) <> 0 or sum(o.items) <> 0 or sum(o.charge) <> 0 or sum(o.fee) <> 0`.execute(
      db,
    ),
    sql<{ key: string; service: Cents }>`
      select ${key} as key, sum(${serviceCharge})::bigint as service
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

/** Sums by staff member who entered the orders; an empty id has those of guests and of staff removed since. */
export async function mapSoldBy(
  tx: Tx,
  span: Span,
  names: ReadonlyMap<string, string>,
): Promise<Map<string, OrderSums>> {
  const sold = new Map<string, OrderSums>();
  for (const [userId, of] of await mapOrderSums(tx, span, placedBy)) {
    const key = names.has(userId) ? userId : "";
    sold.set(key, addSums(sold.get(key) ?? noSums, of));
  }
  return sold;
}
