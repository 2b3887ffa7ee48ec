-- Who may do what: staff who sign in, guests who are only recognised, and their sessions.

create table users (
  account_id uuid not null default current_account() references accounts,
  user_id uuid not null,
  -- 1 is an admin, 2 an attendant.
  level smallint not null check (level in (1, 2)),
  name text not null check (length(name) between 1 and 100),
  login text not null check (login = lower(login) and length(login) between 1 and 200),
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id),
  unique (account_id, login)
);
alter table users enable row level security;
alter table users force row level security;
create policy own_account on users
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on users to comanda_app;

create table guests (
  account_id uuid not null default current_account() references accounts,
  guest_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, guest_id)
);
alter table guests enable row level security;
alter table guests force row level security;
create policy own_account on guests
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, delete on guests to comanda_app;

-- A session belongs to a user or to a guest. Only the hashes of its tokens are stored: the one in use and, for a
-- minute after a renewal, the one before it.
create table sessions (
  account_id uuid not null default current_account() references accounts,
  session_id uuid not null,
  user_id uuid,
  guest_id uuid,
  token_hash bytea not null,
  previous_token_hash bytea,
  renewed_at timestamptz not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, session_id),
  unique (account_id, token_hash),
  unique (account_id, previous_token_hash),
  foreign key (account_id, user_id) references users on delete cascade,
  foreign key (account_id, guest_id) references guests on delete cascade,
  check (num_nonnulls(user_id, guest_id) = 1)
);
create index sessions_of_user on sessions (account_id, user_id);
create index sessions_of_guest on sessions (account_id, guest_id);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy own_account on sessions
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on sessions to comanda_app;

-- Single-use codes that an operator hands out; each is exchanged once for a session.
create table access_codes (
  account_id uuid not null default current_account(),
  code_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash),
  foreign key (account_id, user_id) references users on delete cascade
);
alter table access_codes enable row level security;
alter table access_codes force row level security;
create policy own_account on access_codes
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on access_codes to comanda_app;
