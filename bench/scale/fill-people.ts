import type { Pass } from "./account-size.ts";

/** Every other order is of somebody who has been there before. */
export const ordersPerGuest = 2;

/** Staff, of whom the owner is signed in, and guests with their sessions; the tables and the running numbers. */
export const fillPeople: Pass = () => [
  `insert into users (account_id, user_id, level, name, login, password_hash)
    select account_id, pg_temp.part_id('user', n, level), level, 'Pessoa ' || level, 'pessoa' || level || '@example.com', 'nobody signs in'
    from account, generate_series(1, 2) as level order by n, level`,
  `insert into sessions (account_id, session_id, user_id, token_hash, renewed_at, created_at, expires_at)
    select account_id, pg_temp.part_id('staff session', n, 1), pg_temp.part_id('user', n, 1),
      sha256(convert_to(left(encode(sha256(convert_to('session of ' || account_id, 'UTF8')), 'hex'), 43)
        || '.' || replace(account_id::text, '-', ''), 'UTF8')),
      now() + interval '1 hour', now(), now() + interval '1 day'
    from account order by n`,
  `insert into guests (account_id, guest_id, created_at)
    select account_id, pg_temp.part_id('guest', n, g), now() - interval '180 days' * random()
    from account, generate_series(1, (orders + 1) / ${ordersPerGuest}) as g order by g, n`,
  `insert into sessions (account_id, session_id, guest_id, token_hash, renewed_at, created_at, expires_at)
    select account_id, pg_temp.part_id('session', n, g), pg_temp.part_id('guest', n, g),
      sha256(convert_to('guest ' || n || ' ' || g, 'UTF8')), now() - interval '1 day', now() - interval '1 day', now() + interval '80 days'
    from account, generate_series(1, (orders + 1) / ${ordersPerGuest}) as g order by g, n`,
  `insert into tables (account_id, table_id, number)
    select account_id, pg_temp.table_id(account_id, t), t from account, generate_series(1, 12) as t order by n, t`,
  "insert into counters (account_id, name, value) select account_id, 'order', orders from account order by n",
];
