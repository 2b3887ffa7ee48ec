-- Where a guest's browser is told that an order of theirs has changed. A row is also the queue's: it is to be told while the
-- order is somewhere else than it was told last. A program of the version before goes on without it.

create table order_pushes (
  account_id uuid not null default current_account() references accounts deferrable,
  push_id uuid not null,
  order_id uuid not null,
  -- What the browser's push service gave out: an address there, and the browser's key and secret, in base64url.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Language of the page that the message opens.
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Where the order was when the browser was told last.
  told text not null,
  attempts smallint not null default 0 check (attempts >= 0),
  -- Somebody is sending until then, or a failure is not tried again before.
  not_before timestamptz,
  created_at timestamptz not null,
  primary key (account_id, push_id),
  -- An order is one device's.
  unique (account_id, order_id),
  foreign key (account_id, order_id) references orders on delete cascade deferrable
);
alter table order_pushes enable row level security;
alter table order_pushes force row level security;
create policy own_account on order_pushes
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on order_pushes to comanda_app;
