-- The language in which a guest ordered, where it was not Portuguese: staff are told of it, on screen and on paper. A program
-- of the version before goes on without it.
alter table orders add column language text;
alter table orders add check (language in ('us', 'es', 'it', 'fr', 'cn'));

-- An owner is shown when the keys of tables were renewed last, among all that has ever happened.
create index history_of_table_keys on history (account_id, changed_at) where what = 'table_key_renewed';
