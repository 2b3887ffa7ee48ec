-- Tabs: what a table, or one person at it, orders until it is paid. A tab is decided upon under the lock of its row.

create table sheets (
  account_id uuid not null default current_account() references accounts,
  sheet_id uuid not null,
  -- 128 random bits: what links name a tab by.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  table_id uuid not null,
  -- Whose tab it is; may be empty for the table's own.
  name text not null check (length(name) <= 60),
  individual boolean not null,
  -- The guests do not pay for service.
  waives_service boolean not null default false,
  opened_by uuid,
  opened_at timestamptz not null,
  closed_by uuid,
  closed_at timestamptz,
  primary key (account_id, sheet_id),
  unique (account_id, hash),
  foreign key (account_id, table_id) references tables,
  foreign key (account_id, opened_by) references users on delete set null (opened_by),
  foreign key (account_id, closed_by) references users on delete set null (closed_by)
);
create index sheets_open on sheets (account_id, table_id) where closed_at is null;
-- Of the tabs that are open at a table, one at most is the whole table's.
create unique index one_shared_sheet on sheets (account_id, table_id)
  where closed_at is null and not individual;
alter table sheets enable row level security;
alter table sheets force row level security;
create policy own_account on sheets
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on sheets to comanda_app;

create table payments (
  account_id uuid not null default current_account(),
  payment_id uuid not null,
  sheet_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  user_id uuid,
  created_at timestamptz not null,
  primary key (account_id, payment_id),
  foreign key (account_id, sheet_id) references sheets,
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
create index payments_of_sheet on payments (account_id, sheet_id, payment_id);
alter table payments enable row level security;
alter table payments force row level security;
create policy own_account on payments
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert on payments to comanda_app;

alter table orders
  add column sheet_id uuid,
  add foreign key (account_id, sheet_id) references sheets,
  add constraint orders_sheet_check check ((mode = 'sheet') = (sheet_id is not null));
create index orders_of_sheet on orders (account_id, sheet_id, number) where sheet_id is not null;
