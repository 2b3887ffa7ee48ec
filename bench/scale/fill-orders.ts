import { itemId, optionId } from "./fill-menus.ts";
import type { Pass } from "./account-size.ts";
import { ordersPerGuest } from "./fill-people.ts";

/** Tabs of every account. In one of twenty accounts the last is open, a hundredth of all; the others are closed. */
const tabs = 5;
const tabOrders = 2;

/**
 * Orders in the order of their time, as they come in: those of one account are scattered over the table.
 * The last two of each account are open; of the others three in a hundred were cancelled.
 */
export const fillOrders: Pass = ({ days = 180 }) => [
  `create temporary table made as
    select n, account_id, j, orders, created_at, on_tab,
      pg_temp.made_id((extract(epoch from created_at) * 1000)::bigint, 'order ' || n || ' ' || j) as order_id
    from account, generate_series(1, orders) as j,
      lateral (select now() - interval '${days} days' * (orders - j + random()) / orders as created_at,
        j > orders / 2 and j <= orders / 2 + ${tabs * tabOrders} as on_tab) as drawn
    order by created_at`,
  "analyze made",
  `insert into sheets (account_id, sheet_id, hash, table_id, name, individual, opened_by, opened_at, closed_by, closed_at)
    select account_id, pg_temp.part_id('tab', n, t), md5('tab ' || n || ' ' || t), pg_temp.table_id(account_id, t), '', false,
      pg_temp.part_id('user', n, 2), now() - interval '90 days', closer, case when closer is not null then now() - interval '90 days' end
    from account, generate_series(1, least(${tabs}, orders / 4)) as t,
      lateral (select case when t < ${tabs} or n % 20 <> 0 then pg_temp.part_id('user', n, 2) end as closer) as closing
    order by t, n`,
  `insert into orders (account_id, order_id, number, hash, mode, status_id, guest_id, user_id, customer_name, customer_email, customer_phone,
      address, location, payment_method, sheet_id, subtotal_cents, service_cents, delivery_fee_cents, total_cents, created_at)
    select account_id, order_id, j, md5('order ' || n || ' ' || j), case when tab is null then 'delivery' else 'sheet' end,
      case when j > orders - 2 then 5 when j % 33 = 0 then 6 else 4 end,
      case when tab is null then pg_temp.part_id('guest', n, (j + 1) / ${ordersPerGuest}) end,
      case when tab is not null then pg_temp.part_id('user', n, 2) end,
      'Cliente ' || j, 'cliente' || j || '@example.com', '(11) 99999-0000',
      case when tab is null then jsonb_build_object('address', 'Rua das Flores', 'number', j::text, 'district', 'Centro', 'city', 'Campinas', 'state', 'SP') end,
      case when tab is not null then '1' end, case when tab is null then 'pix' end, tab, 4000, 0, 0, 4000, created_at
    from made, lateral (select case when on_tab and orders / 4 >= ${tabs}
      then pg_temp.part_id('tab', n, 1 + (j - orders / 2 - 1) / ${tabOrders}) end as tab) as placed
    order by made.created_at`,
  `insert into order_lines (account_id, order_id, line, parent_line, entry_id, title_br, qty, price_cents)
    select account_id, order_id, line, case line when 2 then 1 end,
      case line when 2 then ${optionId("n", "j % 20")} else ${itemId("n", "(j + line) % 20")} end,
      'Prato da casa número ' || line, 1 + j % 3, 2000
    from made, generate_series(1, 3) as line order by made.created_at, line`,
  `insert into order_status_changes (account_id, order_id, changed_at, change_id, status_id, user_id)
    select account_id, order_id, created_at, pg_temp.made_id((extract(epoch from created_at) * 1000)::bigint + status, 'change ' || n || ' ' || j),
      status, pg_temp.part_id('user', n, 1)
    from made, unnest(array[2, 4]) as status where j <= orders - 2 order by made.created_at`,
  `insert into payments (account_id, payment_id, sheet_id, amount_cents, user_id, created_at)
    select account_id, pg_temp.part_id('payment', n, t), pg_temp.part_id('tab', n, t), 8000, pg_temp.part_id('user', n, 2), now() - interval '90 days'
    from account, generate_series(1, least(${tabs}, orders / 4)) as t where t < ${tabs} or n % 20 <> 0 order by t, n`,
  `insert into ratings (account_id, rating_id, guest_id, day, rate, order_id, created_at)
    select account_id, pg_temp.part_id('rating', n, j), pg_temp.part_id('guest', n, (j + 1) / ${ordersPerGuest}), created_at::date, 1 + j % 5, order_id, created_at
    from made where j % 20 = 1 order by made.created_at`,
  // Those of the last week, which the program would still keep.
  `insert into idempotency_keys (account_id, key, request_hash, guest_id, status, response, created_at)
    select account_id, order_id, sha256(order_id::text::bytea), pg_temp.part_id('guest', n, (j + 1) / ${ordersPerGuest}), 201, repeat('x', 250), created_at
    from made where created_at > now() - interval '7 days' order by made.created_at`,
  `insert into outbox (account_id, event_id, topic, subject_id, created_at)
    select account_id, order_id, 'order', order_id, created_at
    from made where created_at > now() - interval '7 days' order by made.created_at`,
  "drop table made",
];
