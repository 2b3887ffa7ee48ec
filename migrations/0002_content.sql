-- The menu. Categories and items are entries of one tree with one id space: a category at the top has no parent,
-- an item's parent is a category, and a group of options is a category whose parent is an item.

create table entries (
  account_id uuid not null default current_account() references accounts,
  entry_id uuid not null,
  kind text not null check (kind in ('category', 'item')),
  parent_id uuid,
  -- What the parent must be; part of the foreign key, so that the tree cannot be built wrongly.
  parent_kind text not null
    generated always as (case kind when 'item' then 'category' else 'item' end) stored,
  active boolean not null default true,
  nav_hide boolean not null default false,
  sort integer not null check (sort >= 0),
  titles jsonb not null check (has_only_language_keys(titles) and length(titles ->> 'br') between 1 and 120),
  subtitles jsonb not null default '{}' check (has_only_language_keys(subtitles)),
  price_cents bigint not null default 0 check (price_cents between 0 and 100000000000),
  created_at timestamptz not null default now(),
  primary key (account_id, entry_id),
  unique (account_id, entry_id, kind),
  foreign key (account_id, parent_id, parent_kind)
    references entries (account_id, entry_id, kind) on delete cascade,
  check (kind = 'category' or parent_id is not null),
  check (kind = 'item' or price_cents = 0)
);
create index entries_of_parent on entries (account_id, parent_id, sort);
alter table entries enable row level security;
alter table entries force row level security;
create policy own_account on entries
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on entries to comanda_app;

create table icons (
  account_id uuid not null default current_account() references accounts,
  icon_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  upload_id uuid not null,
  sort integer not null default 0,
  primary key (account_id, icon_id),
  unique (account_id, title),
  foreign key (account_id, upload_id) references uploads
);
alter table icons enable row level security;
alter table icons force row level security;
create policy own_account on icons
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on icons to comanda_app;

create table entry_icons (
  account_id uuid not null default current_account(),
  entry_id uuid not null,
  icon_id uuid not null,
  primary key (account_id, entry_id, icon_id),
  foreign key (account_id, entry_id) references entries on delete cascade,
  foreign key (account_id, icon_id) references icons on delete cascade
);
create index entry_icons_of_icon on entry_icons (account_id, icon_id);
alter table entry_icons enable row level security;
alter table entry_icons force row level security;
create policy own_account on entry_icons
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, delete on entry_icons to comanda_app;

create table entry_images (
  account_id uuid not null default current_account(),
  entry_id uuid not null,
  position smallint not null check (position >= 0),
  upload_id uuid not null,
  primary key (account_id, entry_id, position),
  foreign key (account_id, entry_id) references entries on delete cascade,
  foreign key (account_id, upload_id) references uploads
);
alter table entry_images enable row level security;
alter table entry_images force row level security;
create policy own_account on entry_images
  using (account_id = (select current_account()))
  with check (account_id = (select current_account()));
grant select, insert, update, delete on entry_images to comanda_app;
