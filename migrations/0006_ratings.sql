-- What guests think of the place. One rating a guest and day: a second one of the same day replaces the first.

create table ratings (
  account_id uuid not null default current_account() references accounts,
  rating_id uuid not null,
  guest_id uuid not null,
  -- The day in the account's time zone.
  day date not null,
  rate smallint not null check (rate between 1 and 5),
  description text check (length(description) between 1 and 1000),
  -- What the guest had ordered shortly before, if anything.
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, rating_id),
  unique (account_id, guest_id, day),
  foreign key (account_id, guest_id) references guests,
  foreign key (account_id, order_id) references orders
);
alter table ratings enable row level security;
alter table ratings force row level security;
create policy own_account on ratings
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on ratings to comanda_app;
