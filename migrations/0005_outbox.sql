-- What happened, for whoever must hear of it: written in the transaction of the change, read after it is committed.
-- Rows carry names of things, never their content.

create table outbox (
  account_id uuid not null default current_account() references accounts,
  event_id uuid not null,
  -- Readers go by this: new is what the last snapshot that was read did not show and this one does.
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null check (topic in ('content', 'order')),
  subject_id uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, event_id)
);
create index outbox_in_order on outbox (transaction_id, event_id);
alter table outbox enable row level security;
alter table outbox force row level security;
create policy own_account on outbox
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert on outbox to comanda_app;

-- The relay hands events on for every account; it sees this table and no other.
create policy relay_reads on outbox for select to comanda_relay using (true);
create policy relay_prunes on outbox for delete to comanda_relay using (true);
grant select, delete on outbox to comanda_relay;
