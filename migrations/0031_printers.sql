-- Printers of an account, and what is to be printed there.

create table printers (
  account_id uuid not null default current_account() references accounts deferrable,
  printer_id uuid not null,
  name text not null,
  kind text not null check (kind in ('browser', 'cloudprnt', 'epson', 'agent')),
  columns smallint not null check (columns in (32, 42, 48)),
  encoding text not null check (encoding in ('cp860', 'cp858', 'cp1252', 'multilingual')),
  layout text not null check (layout in ('customer', 'production')),
  copies smallint not null check (copies between 1 and 5),
  -- Of the secret in its address; a browser has none.
  secret_hash bytea,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  -- What it said of itself when it was last seen; null: nothing is wrong.
  fault text,
  primary key (account_id, printer_id),
  unique (account_id, secret_hash)
);
alter table printers enable row level security;
alter table printers force row level security;
create policy own_account on printers
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on printers to comanda_app;

-- Whose lines a printer prints; one without stations prints whole orders.
create table printer_stations (
  account_id uuid not null default current_account() references accounts deferrable,
  printer_id uuid not null,
  station_id uuid not null,
  primary key (account_id, printer_id, station_id),
  foreign key (account_id, printer_id) references printers on delete cascade deferrable,
  foreign key (account_id, station_id) references stations on delete cascade deferrable
);
alter table printer_stations enable row level security;
alter table printer_stations force row level security;
create policy own_account on printer_stations
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on printer_stations to comanda_app;

create table print_jobs (
  account_id uuid not null default current_account() references accounts deferrable,
  -- Follows from printer, order and version, so that a job is queued once.
  job_id uuid not null,
  printer_id uuid not null,
  -- Null for a test.
  order_id uuid,
  version smallint not null,
  reason text not null check (reason in ('order', 'cancelled', 'reprint', 'test')),
  layout text not null check (layout in ('customer', 'production')),
  -- The order's lines that it prints, without those of options; null: all of them.
  lines smallint[],
  state text not null check (state in ('queued', 'offered', 'printed', 'failed')),
  -- How often a printer got it, and may have printed it.
  attempts smallint not null default 0 check (attempts >= 0),
  lease_until timestamptz,
  -- Not to be printed before.
  due_at timestamptz not null,
  -- After a fault, not to be tried again before.
  retry_at timestamptz,
  created_at timestamptz not null,
  printed_at timestamptz,
  -- Why it was not printed, as the printer said it.
  error text,
  primary key (account_id, job_id),
  unique (account_id, order_id, printer_id, version),
  check ((order_id is null) = (reason = 'test')),
  check ((state = 'offered') = (lease_until is not null)),
  foreign key (account_id, printer_id) references printers on delete cascade deferrable,
  foreign key (account_id, order_id) references orders on delete cascade deferrable
);
create index print_jobs_of_printer on print_jobs (account_id, printer_id, due_at) where state in ('queued', 'offered');
create index print_jobs_by_age on print_jobs (account_id, created_at);
alter table print_jobs enable row level security;
alter table print_jobs force row level security;
create policy own_account on print_jobs
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on print_jobs to comanda_app;

alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('content', 'order', 'table', 'menu', 'stock', 'print'));
