-- Places where what is ordered is made: the bar, the pizza oven, the grill.
create table stations (
  account_id uuid not null default current_account() references accounts deferrable,
  station_id uuid not null,
  name text not null,
  sort smallint not null,
  -- Makes what neither its item nor its category gives to another.
  is_default boolean not null,
  primary key (account_id, station_id)
);
create unique index stations_default_key on stations (account_id) where is_default;
alter table stations enable row level security;
alter table stations force row level security;
create policy own_account on stations
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on stations to comanda_app;

-- Where an item is made; its category's station without one.
alter table entries add column station_id uuid;
alter table entries add constraint entries_account_id_station_id_fkey
  foreign key (account_id, station_id) references stations deferrable;
