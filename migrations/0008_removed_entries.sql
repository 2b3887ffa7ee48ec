-- What an owner removes stays for a while, so that it can be brought back as it was. `deleted_with` is what was removed:
-- the entry itself, or the one above it that took it along. Removed entries keep their place among their siblings.

alter table entries
  add column deleted_at timestamptz,
  add column deleted_with uuid,
  add constraint entries_deleted_whole check ((deleted_at is null) = (deleted_with is null));
create index entries_deleted on entries (account_id, deleted_at) where deleted_at is not null;

alter table icons
  add column deleted_at timestamptz,
  drop constraint icons_account_id_title_key;
create unique index icons_of_one_title on icons (account_id, title) where deleted_at is null;
create index icons_deleted on icons (account_id, deleted_at) where deleted_at is not null;
