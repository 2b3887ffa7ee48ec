-- What reports count. A program of the version before goes on without it.

-- What was given back of a payment, from which reports know whether it still stands.
create index payments_by_refund on payments (account_id, refunds) where refunds is not null;

-- Lines can come to an order of a day that was added up already: such a day is forgotten and added up anew.
grant delete on sales_days to comanda_app;

-- An order that is made of lines which were passed to another tab is no other order to those who count.
alter table orders add column is_split boolean not null default false;
drop index orders_by_time;
create index orders_by_time on orders (account_id, created_at) include
  (status_id, mode, service, user_id, subtotal_cents, service_cents, delivery_fee_cents, lines_cancelled_cents,
   service_cancelled_cents, is_split);
