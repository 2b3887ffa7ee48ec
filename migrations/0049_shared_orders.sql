-- The key of the link by which anybody follows an order: its number, where it stands and what it is of. It is made when its
-- guest shares it, and goes with their data. A program of the version before goes on without it.
alter table orders add column share_key text;
alter table orders add constraint orders_share_key_check check (share_key ~ '^[0-9a-f]{32}$') not valid;
alter table orders validate constraint orders_share_key_check;

create unique index orders_share_key on orders (account_id, share_key) where share_key is not null;
