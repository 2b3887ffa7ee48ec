/**
 * Rules for every table, now and later, as queries over the catalogue. Each lists what breaks it, and comes with
 * statements that break it.
 */
export type CatalogueRule = {
  rule: string;
  /** Rows with one column, `offence`. `$app` and `$relay` stand for the roles that the program signs in as. */
  offences: string;
  /** Breaks the rule; the statements are rolled back afterwards. */
  breaks: readonly string[];
};

const ownPolicy = "(account_id = current_account())";

/** Tables of the program, with the number of their column account_id. `hosts` is read before the account is known. */
const tables = `
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relacl, a.attnum as account_column
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  where c.relkind in ('r', 'p', 'f') and c.relname not in ('hosts', 'schema_migrations')`;

const goodTable = `
  create table bad (account_id uuid not null default current_account(), id uuid not null, primary key (account_id, id));
  alter table bad enable row level security;
  alter table bad force row level security;
  create policy own_account on bad using (account_id = current_account())
    with check (account_id = current_account());`;

export const catalogueRules: readonly CatalogueRule[] = [
  {
    rule: "every table belongs to accounts",
    offences: `select relname as offence from (${tables}) t where account_column is null`,
    breaks: [
      "create table bad (id uuid primary key)",
      "create schema other; create table other.bad (id uuid)",
    ],
  },
  {
    rule: "row-level security is enabled and forced",
    offences: `select relname as offence from (${tables}) t where not (relrowsecurity and relforcerowsecurity)`,
    breaks: [
      `${goodTable} alter table bad disable row level security`,
      `${goodTable} alter table bad no force row level security`,
    ],
  },
  {
    rule: "one policy lets an account's rows be seen and written by that account alone",
    offences: `
      select t.relname || ': ' || coalesce(string_agg(p.polname, ', '), 'no policy') as offence
      from (${tables}) t
      left join pg_policy p on p.polrelid = t.oid and not (
        t.relname = 'outbox' and p.polname in ('relay_reads', 'relay_prunes') and p.polcmd in ('r', 'd')
        and p.polroles = array['"$relay"'::regrole::oid])
        -- One that only takes away.
        and p.polpermissive
      group by t.relname
      having count(p) <> 1 or not bool_and(
        p.polname = 'own_account' and p.polpermissive and p.polcmd = '*' and p.polroles = '{0}'
        and pg_get_expr(p.polqual, p.polrelid) = '${ownPolicy}'
        and pg_get_expr(p.polwithcheck, p.polrelid) = '${ownPolicy}')`,
    breaks: [
      `${goodTable} drop policy own_account on bad`,
      `${goodTable} create policy more on bad using (true)`,
      `${goodTable} alter policy own_account on bad with check (true)`,
      `${goodTable} alter policy own_account on bad using (account_id = current_account() or id is null)`,
      `${goodTable} alter policy own_account on bad to "$app"`,
      'create policy relay_writes on outbox for insert to "$relay" with check (true)',
      'create policy relay_reads on orders for select to "$relay" using (true)',
    ],
  },
  {
    rule: "account_id is never null and comes from the transaction",
    offences: `
      select t.relname as offence from (${tables}) t
      join pg_attribute a on a.attrelid = t.oid and a.attnum = t.account_column
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
      where not a.attnotnull or pg_get_expr(d.adbin, d.adrelid) is distinct from 'current_account()'`,
    breaks: [
      `${goodTable} alter table bad alter account_id drop default`,
      `${goodTable} alter table bad alter account_id set default gen_random_uuid()`,
      "create table bad (account_id uuid default current_account())",
    ],
  },
  {
    rule: "every table has a primary key, and unique indexes start with account_id",
    offences: `
      select t.relname || ': ' || coalesce(i.indexrelid::regclass::text, 'no primary key') as offence
      from (${tables}) t
      left join pg_index i on i.indrelid = t.oid and i.indisunique
      where i.indkey[0] is distinct from t.account_column
        or not exists (select from pg_index k where k.indrelid = t.oid and k.indisprimary)`,
    breaks: [
      `${goodTable} alter table bad drop constraint bad_pkey`,
      `${goodTable} alter table bad add unique (id)`,
      `${goodTable} create unique index on bad (id, account_id)`,
      `${goodTable} create unique index on bad ((id::text), account_id)`,
    ],
  },
  {
    rule: "foreign keys start with account_id on both sides",
    offences: `
      select t.relname || ': ' || f.conname as offence from (${tables}) t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      left join pg_attribute a on a.attrelid = f.confrelid and a.attnum = f.confkey[1]
      where f.conkey[1] <> t.account_column or a.attname <> 'account_id'`,
    breaks: [
      `${goodTable} alter table bad add other uuid unique; alter table bad add foreign key (id) references bad (other)`,
      `${goodTable} alter table bad add foreign key (id, account_id) references bad (account_id, id)`,
    ],
  },
  {
    rule: "foreign keys may be checked at the end of a transaction, as restoring a backup does",
    offences: `
      select t.relname || ': ' || f.conname as offence from (${tables}) t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and not f.condeferrable`,
    breaks: [
      `${goodTable} alter table bad add foreign key (account_id) references accounts`,
      "alter table orders alter constraint orders_account_id_guest_id_fkey not deferrable",
    ],
  },
  {
    rule: "a column that is named after another table's key refers to it",
    offences: `
      select t.relname || '.' || a.attname as offence from (${tables}) t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      join (${tables}) other on other.oid <> t.oid
      join pg_index k on k.indrelid = other.oid and k.indisprimary and k.indnatts = 2
      join pg_attribute key on key.attrelid = other.oid and key.attnum = k.indkey[1]
      where key.attname like '%\\_id' and (a.attname = key.attname or a.attname like '%\\_' || key.attname)
        and not exists (select from pg_constraint f where f.conrelid = t.oid and f.confrelid = other.oid and a.attnum = any(f.conkey))
        -- What was ordered stays on the ticket when it leaves the menu.
        and (t.relname, a.attname) <> ('order_lines', 'entry_id')`,
    breaks: [
      "alter table orders drop constraint orders_account_id_guest_id_fkey",
      `${goodTable} alter table bad add cover_upload_id uuid`,
    ],
  },
  {
    rule: "there are no sequences",
    offences: "select relname as offence from pg_class where relkind = 'S'",
    breaks: [
      "create sequence bad",
      `${goodTable} alter table bad add number bigint generated always as identity`,
      `${goodTable} alter table bad add number serial`,
    ],
  },
  {
    rule: "there is no logic in triggers or rules",
    offences: `
      select tgname as offence from pg_trigger where not tgisinternal
      union all select r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relkind <> 'v' and c.relkind <> 'm'`,
    breaks: [
      `${goodTable} create trigger bad before update on bad for each row execute function suppress_redundant_updates_trigger()`,
      `${goodTable} create rule bad as on delete to bad do instead nothing`,
    ],
  },
  {
    rule: "views see as their caller does",
    offences: `
      select c.relname as offence from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and (c.relkind = 'm' or c.relkind = 'v'
        and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))`,
    breaks: [
      "create view bad as select * from orders",
      "create view bad with (security_invoker = false) as select * from orders",
      "create materialized view bad as select * from orders",
    ],
  },
  {
    rule: "functions run as their caller, and only for whom they are granted to",
    offences: `
      select p.proname as offence from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and (p.prosecdef or p.proacl is null
        or exists (select from aclexplode(p.proacl) g where g.grantee = 0))`,
    breaks: [
      "create function bad() returns int language sql return 1",
      "create function bad() returns int language sql security definer return 1; revoke execute on function bad() from public",
    ],
  },
];
