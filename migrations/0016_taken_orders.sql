-- An order is new until somebody of the staff has taken it. Those of before count as taken at the time of this change,
-- but for those that still wait to be confirmed.
alter table orders add column accepted_at timestamptz default now();
alter table orders alter column accepted_at drop default;
alter table orders add column accepted_by uuid;
alter table orders add constraint orders_accepted_by_fkey
  foreign key (account_id, accepted_by) references users deferrable;

-- The last cancellation; what was cancelled before there were reasons has none.
alter table orders add column cancelled_at timestamptz;
alter table orders add column cancelled_by uuid;
alter table orders add constraint orders_cancelled_by_fkey
  foreign key (account_id, cancelled_by) references users deferrable;
-- The owner who allowed it, where whoever cancelled may not alone.
alter table orders add column cancel_approved_by uuid;
alter table orders add constraint orders_cancel_approved_by_fkey
  foreign key (account_id, cancel_approved_by) references users deferrable;
alter table orders add column cancel_reason text;
alter table orders add constraint orders_cancel_reason_check check (cancel_reason in
  ('consumer_request', 'entered_wrong', 'duplicate', 'unavailable_item', 'outside_area', 'no_courier', 'internal',
   'other'));
alter table orders add column cancel_text text;

-- Who is on the way to a table.
alter table tables add column addressed_by uuid;
alter table tables add constraint tables_addressed_by_fkey
  foreign key (account_id, addressed_by) references users deferrable;
