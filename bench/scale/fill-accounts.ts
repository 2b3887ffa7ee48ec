import type pg from "pg";
import { fillMenus } from "./fill-menus.ts";
import { fillOrders } from "./fill-orders.ts";
import { fillPeople } from "./fill-people.ts";
import type { Pass, Size } from "./account-size.ts";

/**
 * The accounts with their numbers of orders, and the functions that make ids. Ids start with the time, as the
 * program's do, and depend on account and number alone, so that a statement can refer to a row without looking it up.
 */
const accounts: Pass = ({ accounts: count, orders }) => [
  `create function pg_temp.made_id(ms bigint, name text) returns uuid language sql immutable as $$
    select (lpad(to_hex(ms), 12, '0') || '7' || substr(md5(name), 1, 3) || '8' || substr(md5(name), 4, 15))::uuid $$`,
  `create function pg_temp.entry_id(account int, entry int) returns uuid language sql immutable as $$
    select pg_temp.made_id(1735689600000 + account * 1000000::bigint + entry, 'entry ' || account || ' ' || entry) $$`,
  `create function pg_temp.part_id(what text, account int, number int) returns uuid language sql immutable as $$
    select pg_temp.made_id(1735689600000 + account * 1000000::bigint + number, what || ' ' || account || ' ' || number) $$`,
  // The program's own rule: a table has its id before it has a row.
  `create function pg_temp.table_id(account_id uuid, number int) returns uuid language sql immutable as $$
    select (overlay(substr(hash, 1, 16) placing '8' from 13 for 1) || translate(substr(hash, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab')
      || substr(hash, 18, 15))::uuid
    from (select encode(sha256(convert_to('table ' || number || ' of ' || account_id, 'UTF8')), 'hex') as hash) as hashed $$`,
  `create temporary table account as
    select n, pg_temp.made_id(1735689600000 + n * 1000000::bigint, 'account ' || n) as account_id,
      greatest(1, ${orders} * 9 / 10 / ${count})
        + case when n = 1 then ${orders} / 20 else 0 end
        + case when n between 2 and 1 + greatest(1, ${count} / 100)
            then ${orders} / 20 / greatest(1, ${count} / 100) else 0 end as orders
    from generate_series(1, ${count}) as n`,
  "alter table account add primary key (n)",
  "analyze account",
];

/**
 * Fills an empty database over one connection of its superuser: accounts with staff, menus, pictures, guests, orders,
 * tabs and the program's own records of them. Unique indexes stay; the others are built afterwards. Foreign keys are
 * not checked row by row, because the references are made right.
 */
export async function fillAccounts(admin: pg.Client, size: Size): Promise<void> {
  await admin.query("set session_replication_role = replica");
  await admin.query("set synchronous_commit = off");
  await admin.query("set maintenance_work_mem = '256MB'");
  await admin.query("set work_mem = '128MB'");
  const indexes = await admin.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique`);
  for (const { name } of indexes.rows) await admin.query(`drop index ${name}`);
  for (const pass of [accounts, fillMenus, fillPeople, fillOrders]) {
    for (const statement of pass(size)) await admin.query(statement);
  }
  for (const { definition } of indexes.rows) await admin.query(definition);
  await admin.query("drop table account");
  await admin.query("reset all");
  await admin.query("vacuum analyze");
}
