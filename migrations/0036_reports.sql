-- What reports add up, and what an owner counted at the end of a day. A program of the version before goes on without it.

-- Reports read these columns of months, and nothing else of the orders.
drop index orders_by_time;
create index orders_by_time on orders (account_id, created_at) include
  (status_id, mode, service, user_id, subtotal_cents, service_cents, delivery_fee_cents, lines_cancelled_cents,
   service_cancelled_cents);
drop index payments_by_time;
create index payments_by_time on payments (account_id, created_at) include
  (method, amount_cents, service_waived_cents, user_id);
create index orders_cancelled_of_time on orders (account_id, created_at) where status_id = 6;
create index orders_by_cancelling on orders (account_id, coalesce(cancelled_at, created_at)) where status_id = 6;
create index order_status_changes_by_time on order_status_changes (account_id, status_id, changed_at)
  include (order_id) where status_id in (3, 4);
create index sheets_without_service on sheets (account_id, sheet_id) where waives_service;

-- What was ordered of each item on a business day that is over, what was cancelled later included: orders and their lines
-- are never changed, so a row is never wrong, and can be made again at any time.
create table sales_days (
  account_id uuid not null default current_account() references accounts deferrable,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Each an array with a value for every item.
  entry_ids uuid[] not null,
  titles text[] not null,
  line_counts integer[] not null,
  quantities integer[] not null,
  amounts_cents bigint[] not null,
  primary key (account_id, starts_at),
  check (ends_at > starts_at)
);
alter table sales_days enable row level security;
alter table sales_days force row level security;
create policy own_account on sales_days
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert on sales_days to comanda_app;

-- What was counted at the end of a business day, and what the day's report said then; added to and never changed.
create table day_closings (
  account_id uuid not null default current_account() references accounts deferrable,
  closing_id uuid not null,
  day date not null,
  closed_at timestamptz not null,
  user_id uuid,
  note text,
  -- Cents by way to pay.
  counted jsonb not null check (jsonb_typeof(counted) = 'object'),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  primary key (account_id, closing_id),
  foreign key (account_id, user_id) references users deferrable
);
create index day_closings_of_day on day_closings (account_id, day, closed_at);
alter table day_closings enable row level security;
alter table day_closings force row level security;
create policy own_account on day_closings
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update on day_closings to comanda_app;
create policy only_forgets on day_closings as restrictive for update
  using (user_id is not null) with check (user_id is null);
