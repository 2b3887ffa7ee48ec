-- Orders keep their own copy of titles and prices, so that history does not change with the menu.

-- The account's running numbers. A row of its own, so that taking a number does not lock the account.
create table counters (
  account_id uuid not null default current_account() references accounts,
  name text not null check (name in ('order')),
  value bigint not null check (value >= 0),
  primary key (account_id, name)
);
alter table counters enable row level security;
alter table counters force row level security;
create policy own_account on counters
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on counters to comanda_app;

create table orders (
  account_id uuid not null default current_account() references accounts,
  order_id uuid not null,
  number bigint not null check (number > 0),
  -- 128 random bits: what links name an order by.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  mode text not null check (mode in ('delivery', 'easy-order', 'sheet')),
  status_id smallint not null check (status_id between 1 and 6),
  -- Whoever placed it.
  guest_id uuid,
  user_id uuid,
  customer_name text not null,
  customer_email text,
  customer_phone text,
  customer_document text,
  -- The parts of the address as they were given, for delivery.
  address jsonb check (jsonb_typeof(address) = 'object'),
  -- The room or table, for an order without a tab.
  location text,
  obs text,
  payment_method text check (payment_method in
    ('cash', 'credit-card', 'debit-card', 'pix', 'meal-card', 'food-card', 'restaurent-ticker')),
  change_for_cents bigint check (change_for_cents >= 0),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  service_cents bigint not null check (service_cents >= 0),
  delivery_fee_cents bigint not null check (delivery_fee_cents >= 0),
  total_cents bigint not null,
  created_at timestamptz not null default now(),
  primary key (account_id, order_id),
  unique (account_id, number),
  unique (account_id, hash),
  foreign key (account_id, guest_id) references guests,
  foreign key (account_id, user_id) references users on delete set null (user_id),
  check (total_cents = subtotal_cents + service_cents + delivery_fee_cents)
);
create index orders_newest on orders (account_id, number desc);
create index orders_unfinished on orders (account_id, number desc) where status_id in (1, 2, 3, 5);
create index orders_of_guest on orders (account_id, guest_id, number desc) where guest_id is not null;
create index orders_by_time on orders (account_id, created_at desc);
alter table orders enable row level security;
alter table orders force row level security;
create policy own_account on orders
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on orders to comanda_app;

-- The lines of an order, and under them the options chosen: an option's `parent_line` is its item's line.
create table order_lines (
  account_id uuid not null default current_account(),
  order_id uuid not null,
  line smallint not null check (line >= 1),
  parent_line smallint,
  entry_id uuid not null,
  title_br text not null,
  qty smallint not null check (qty between 1 and 99),
  price_cents bigint not null check (price_cents >= 0),
  obs text,
  primary key (account_id, order_id, line),
  foreign key (account_id, order_id) references orders on delete cascade,
  foreign key (account_id, order_id, parent_line) references order_lines (account_id, order_id, line)
);
alter table order_lines enable row level security;
alter table order_lines force row level security;
create policy own_account on order_lines
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert on order_lines to comanda_app;

create table order_status_changes (
  account_id uuid not null default current_account(),
  order_id uuid not null,
  changed_at timestamptz not null,
  change_id uuid not null,
  status_id smallint not null check (status_id between 1 and 6),
  user_id uuid,
  primary key (account_id, order_id, change_id),
  foreign key (account_id, order_id) references orders on delete cascade,
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
alter table order_status_changes enable row level security;
alter table order_status_changes force row level security;
create policy own_account on order_status_changes
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert on order_status_changes to comanda_app;

-- The first answer to a write that named a key, kept in the same transaction as the write.
create table idempotency_keys (
  account_id uuid not null default current_account() references accounts,
  key uuid not null,
  request_hash bytea not null,
  -- Who asked: a replay without a token is the same guest whose first answer was lost.
  guest_id uuid,
  user_id uuid,
  status smallint,
  -- The answer as it was sent, byte for byte.
  response text,
  created_at timestamptz not null default now(),
  primary key (account_id, key),
  foreign key (account_id, guest_id) references guests on delete cascade,
  foreign key (account_id, user_id) references users on delete cascade
);
create index idempotency_keys_by_age on idempotency_keys (account_id, created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own_account on idempotency_keys
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on idempotency_keys to comanda_app;
