-- What is known of guests goes when its time has come, or when they ask; amounts stay.

alter table orders add column personal_data_removed_at timestamptz;
create index orders_with_personal_data on orders (account_id, created_at)
  where personal_data_removed_at is null;

-- A line is never rewritten but for what a guest wrote on it.
grant update (obs) on order_lines to comanda_app;

create index sheets_with_name on sheets (account_id, opened_at) where name <> '';

-- Stars and comments outlast the knowledge of who gave them.
alter table ratings alter column guest_id drop not null;
create index ratings_with_guest on ratings (account_id, created_at) where guest_id is not null;

-- What has run out is looked for by when it did.
create index sessions_by_end on sessions (account_id, expires_at);

-- References may be checked at the end of a transaction, so that a backup is brought back table by table, in any order.
do $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable', reference.of_table, reference.conname);
  end loop;
end $$;
