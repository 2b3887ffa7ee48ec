import type pg from "pg";

export const accountId = "01890000-0000-7000-8000-000000000001";
const orders = 1_000_000;
const items = 200;
const categories = 10;
/** The orders span twice as many days. */
export const days = 365;

/** One account with a million orders of two years, three lines each, and a payment for most of them. */
export async function fillOrders(admin: pg.Client): Promise<void> {
  const statements = [
    "set session_replication_role = replica",
    "set synchronous_commit = off",
    "set maintenance_work_mem = '256MB'",
    `insert into accounts (account_id, label, name) values ('${accountId}'::uuid, 'casa', 'Casa')`,
    `insert into users (account_id, user_id, level, name, login, password_hash)
      select '${accountId}'::uuid, ${idOf("'b'", "n")}, 1 + (n > 1)::int, 'Pessoa ' || n, 'p' || n || '@example.com', ''
      from generate_series(1, 8) as n`,
    `insert into entries (account_id, entry_id, kind, parent_id, sort, titles, price_cents)
      select '${accountId}'::uuid, ${idOf("'c'", "n")}, 'category', null, n, jsonb_build_object('br', 'Categoria ' || n), 0
      from generate_series(0, ${categories - 1}) as n
      union all
      select '${accountId}'::uuid, ${idOf("'d'", "n")}, 'item', ${idOf("'c'", `n % ${categories}`)}, n,
        jsonb_build_object('br', 'Item ' || n), 1000 + 10 * n
      from generate_series(0, ${items - 1}) as n`,
    // The account is open for twelve hours of each day.
    `create temporary table made as
      select n, gen_random_uuid() as order_id, date_trunc('day', now() - interval '1 day' * (${2 * days} * (${orders} - n) / ${orders}))
        + interval '14 hours' + interval '12 hours' * random() as created_at
      from generate_series(1, ${orders}) as n`,
    `insert into orders (account_id, order_id, number, hash, mode, service, status_id, user_id, customer_name, payment_method,
        subtotal_cents, service_cents, delivery_fee_cents, total_cents, created_at, accepted_at, ready_at, cancelled_at, cancel_reason)
      select '${accountId}'::uuid, order_id, n, md5(n::text), 'delivery', case n % 4 when 0 then 'takeout' else 'delivery' end,
        case n % 33 when 0 then 6 else 4 end, case n % 3 when 0 then ${idOf("'b'", "1 + n % 8")} end, 'Cliente ' || n, 'pix',
        6000, 0, 600, 6600, created_at, created_at + interval '2 minutes' * random(), created_at + interval '50 minutes' * random(),
        case n % 33 when 0 then created_at end, case n % 33 when 0 then 'duplicate' end
      from made order by n`,
    `insert into order_lines (account_id, order_id, line, entry_id, title_br, qty, price_cents, unit_cents)
      select '${accountId}'::uuid, order_id, line, ${idOf("'d'", `(n * 7 + line * 31) % ${items}`)}, 'Item', 1, 2000, 2000
      from made, generate_series(1, 3) as line order by n, line`,
    `insert into order_status_changes (account_id, order_id, changed_at, change_id, status_id)
      select '${accountId}'::uuid, order_id, created_at + interval '20 minutes' * status, gen_random_uuid(), status
      from made, unnest(array[3, 4]) as status where n % 33 <> 0 order by n, status`,
    `insert into payments (account_id, payment_id, order_id, amount_cents, created_at, method)
      select '${accountId}'::uuid, gen_random_uuid(), order_id, 6600, created_at + interval '1 hour',
        (array['pix', 'cash', 'credit-card'])[1 + n % 3]
      from made where n % 33 <> 0 order by n`,
    `insert into line_cancels (account_id, cancel_id, order_id, line, qty, amount_cents, service_cents, reason, created_at)
      select '${accountId}'::uuid, gen_random_uuid(), order_id, 1, 1, 2000, 0, 'unavailable_item', created_at from made where n % 200 = 1`,
    `update orders set lines_cancelled_cents = 2000 where number % 200 = 1`,
    "drop table made",
    "reset all",
    "vacuum analyze",
  ];
  for (const statement of statements) await admin.query(statement);
}

/** An id of a kind by its number. */
function idOf(kind: string, number: string): string {
  return `('01890000-0000-7000-' || ${kind} || '000-' || lpad((${number})::text, 12, '0'))::uuid`;
}
