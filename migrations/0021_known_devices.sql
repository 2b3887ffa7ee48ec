-- Browsers on which somebody has signed in. A device keeps a mark, of which only the hash is stored; several people may
-- share it. It opens nothing: it keeps strangers' wrong passwords from shutting its people out.

create table known_devices (
  account_id uuid not null default current_account(),
  mark_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  primary key (account_id, mark_hash, user_id),
  foreign key (account_id, user_id) references users on delete cascade deferrable
);
create index known_devices_of_user on known_devices (account_id, user_id);
create index known_devices_by_end on known_devices (account_id, expires_at);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy own_account on known_devices
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on known_devices to comanda_app;
