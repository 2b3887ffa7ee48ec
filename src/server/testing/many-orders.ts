import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";

/**
 * Makes a busy evening of one order: copies of it, each under its own number and hash, twenty seconds apart, the first
 * one the newest. Two of fifteen are processing and two preparing, which the kitchen sees; five are ready, six travel.
 */
export async function multiplyOrder(
  { db, accountId }: Tx,
  { hash, count }: { hash: string; count: number },
): Promise<void> {
  const copyId = sql`md5(o.order_id::text || n)::uuid`;
  await sql`
    insert into orders
    select copy.*
    from orders as o, generate_series(1, ${count}::integer) as n,
      lateral (select now() - n * interval '20 seconds' as at, n % 15 as place) as own,
      lateral jsonb_populate_record(o, jsonb_build_object(
        'order_id', ${copyId},
        'number', o.number + n,
        'hash', md5(o.hash || n),
        'customer_name', 'Cliente ' || n,
        'service', case when n % 3 = 0 then 'takeout' else 'delivery' end,
        'created_at', at,
        'accepted_at', at,
        'status_id', case when place < 2 then 1 when place < 9 then 2 else 3 end,
        'ready_at', case when place between 4 and 8 then at end
      )) as copy
    where o.account_id = ${accountId} and o.hash = ${hash}`.execute(db);
  await sql`
    insert into order_lines
    select copy.*
    from orders as o
      join order_lines as l on l.account_id = o.account_id and l.order_id = o.order_id,
      generate_series(1, ${count}::integer) as n,
      lateral jsonb_populate_record(l, jsonb_build_object('order_id', ${copyId})) as copy
    where o.account_id = ${accountId} and o.hash = ${hash}`.execute(db);
  await db
    .updateTable("counters")
    .set((is) => ({ value: is("value", "+", count) }))
    .where("account_id", "=", accountId)
    .where("name", "=", "order")
    .execute();
}
