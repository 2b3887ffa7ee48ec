-- The tables of a dining room. How many there are is a setting of the account; a table has a row from the first time that
-- there is something to remember of it.

create table tables (
  account_id uuid not null default current_account() references accounts,
  table_id uuid not null,
  number integer not null check (number >= 1),
  -- A guest has called and nobody has said yet that they are coming.
  service_requested_at timestamptz,
  -- Somebody is on the way.
  addressed_at timestamptz,
  primary key (account_id, table_id),
  unique (account_id, number)
);
alter table tables enable row level security;
alter table tables force row level security;
create policy own_account on tables
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update on tables to comanda_app;

alter table outbox
  drop constraint outbox_topic_check,
  add constraint outbox_topic_check check (topic in ('content', 'order', 'table'));
