-- When and where an account takes orders. What its owner sets stands with the account; what others change at any moment,
-- or what runs out, is a row of its own. The program before goes on without all of it.

-- By service what its owner has set; what is not there is as it was before there were services.
alter table accounts add column services jsonb not null default '{}';
alter table accounts add constraint accounts_services_check check (jsonb_typeof(services) = 'object');
-- The areas of delivery in their order; none: everywhere, for nothing.
alter table accounts add column areas jsonb not null default '[]';
alter table accounts add constraint accounts_areas_check check (jsonb_typeof(areas) = 'array');

create table service_pauses (
  account_id uuid not null default current_account() references accounts deferrable,
  service text not null check (service in ('delivery', 'takeout', 'indoor')),
  paused_until timestamptz not null,
  -- Guests read it; may be empty.
  reason text not null,
  primary key (account_id, service)
);
alter table service_pauses enable row level security;
alter table service_pauses force row level security;
create policy own_account on service_pauses
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on service_pauses to comanda_app;

-- How many orders the times have for which guests order ahead.
create table service_slots (
  account_id uuid not null default current_account() references accounts deferrable,
  service text not null check (service in ('delivery', 'takeout', 'indoor')),
  starts_at timestamptz not null,
  used integer not null check (used >= 0),
  primary key (account_id, service, starts_at)
);
alter table service_slots enable row level security;
alter table service_slots force row level security;
create policy own_account on service_slots
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on service_slots to comanda_app;

-- How the order reaches its guest; an order from before says it by its mode.
alter table orders add column service text;
alter table orders add constraint orders_service_check check (service in ('delivery', 'takeout', 'indoor'));
alter table orders add column scheduled_for timestamptz;
-- The area as it was called when the fee was taken.
alter table orders add column area_name text;
alter table orders add column promised_at timestamptz;
alter table orders add column ready_at timestamptz;
