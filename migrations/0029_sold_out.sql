-- What is sold out, how many of something orders have taken, and when something of the menu can be had. A program of the
-- version before goes on without all of it.

-- Until somebody says otherwise.
alter table entries add column sold_out boolean not null default false;
alter table entries add check (kind = 'item' or not sold_out);
-- Until then, by itself.
alter table entries add column sold_out_until timestamptz;
alter table entries add check (kind = 'item' or sold_out_until is null);
-- The times of the week at which a category or an item can be had; null is always.
alter table entries add column available jsonb;
alter table entries add check (available is null or jsonb_typeof(available) = 'array');

-- Who has said what of an entry that runs out.
create table stock_changes (
  account_id uuid not null default current_account() references accounts deferrable,
  stock_change_id uuid not null,
  entry_id uuid not null,
  changed_at timestamptz not null,
  user_id uuid,
  what text not null check (what in ('sold_out', 'stock')),
  -- As the wire has it: until when it is sold out, or how many are left; null is neither.
  before text,
  after text,
  primary key (account_id, stock_change_id),
  foreign key (account_id, entry_id) references entries on delete cascade deferrable,
  foreign key (account_id, user_id) references users deferrable
);
create index stock_changes_of_entry on stock_changes (account_id, entry_id, changed_at);
alter table stock_changes enable row level security;
alter table stock_changes force row level security;
create policy own_account on stock_changes
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on stock_changes to comanda_app;

-- What an order has taken from counted stock. A cancellation gives it back, which it can do once.
create table taken_stock (
  account_id uuid not null default current_account() references accounts deferrable,
  order_id uuid not null,
  entry_id uuid not null,
  qty integer not null check (qty > 0),
  -- The order is called off.
  given_back boolean not null default false,
  primary key (account_id, order_id, entry_id),
  foreign key (account_id, order_id) references orders on delete cascade deferrable,
  foreign key (account_id, entry_id) references entries on delete cascade deferrable
);
create index taken_stock_of_entry on taken_stock (account_id, entry_id);
alter table taken_stock enable row level security;
alter table taken_stock force row level security;
create policy own_account on taken_stock
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on taken_stock to comanda_app;

-- Something of the menu is sold out or can be had again; a figure of the stock has changed.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('content', 'order', 'table', 'menu', 'stock'));
