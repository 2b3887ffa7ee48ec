-- Accounts and the names by which they are found.
--
-- Every tenant table follows one pattern: its keys start with account_id, the column's default is the account of
-- the transaction, and one policy lets a row be seen or written only by that account. Without an account set, the
-- setting is empty, the comparison is with NULL, and nothing is visible or writable.

create function current_account() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.account_id', true), '')::uuid;

create function has_only_language_keys(texts jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(texts) = 'object'
    and texts - array['br', 'us', 'es', 'it', 'fr', 'cn'] = '{}'::jsonb;

revoke execute on function current_account(), has_only_language_keys(jsonb) from public;
grant execute on function current_account() to comanda_app, comanda_relay;
grant execute on function has_only_language_keys(jsonb) to comanda_app;

-- The look-up from a host to its account, the one table that is read before the account is known.
-- A name without a dot is a label under the product's domain; any other is a whole host.
create table hosts (
  host text primary key check (host = lower(host) and length(host) between 1 and 253),
  account_id uuid not null
);
alter table hosts enable row level security;
alter table hosts force row level security;
create policy everybody_reads on hosts for select using (true);
create policy own_account_adds on hosts for insert
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
create policy own_account_removes on hosts for delete
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
grant select, insert, delete on hosts to comanda_app;

create table accounts (
  account_id uuid primary key default current_account(),
  label text not null check (label ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null check (length(name) between 1 and 120),
  active boolean not null default true,
  source text not null default 'cardapio'
    check (source in ('home', 'delivery', 'easy-order', 'cardapio', 'book', 'site', 'menu')),
  delivery boolean not null default false,
  linktree boolean not null default false,
  local_order boolean not null default false,
  easy_order boolean not null default false,
  attendant_order boolean not null default false,
  time_zone text not null default 'America/Sao_Paulo',
  logo_upload_id uuid,
  banner_upload_id uuid,
  -- The settings that guests see as `extras`; the contract's schema says what may stand here.
  extras jsonb not null default '{}' check (jsonb_typeof(extras) = 'object'),
  -- Grows with every change that guests can see; cached pages are known by it.
  version bigint not null default 1,
  created_at timestamptz not null default now()
);
alter table accounts enable row level security;
alter table accounts force row level security;
create policy own_account on accounts
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on accounts to comanda_app;

create table uploads (
  account_id uuid not null default current_account() references accounts,
  upload_id uuid not null,
  -- The name of the picture's files, made from their content.
  file text not null check (file ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  primary key (account_id, upload_id)
);
alter table uploads enable row level security;
alter table uploads force row level security;
create policy own_account on uploads
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, delete on uploads to comanda_app;

alter table accounts
  add foreign key (account_id, logo_upload_id) references uploads,
  add foreign key (account_id, banner_upload_id) references uploads;
