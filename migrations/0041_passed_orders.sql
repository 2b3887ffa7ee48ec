-- What was given back of a payment, from which reports know whether the payment still stands. A program of the version
-- before goes on without it.
create index payments_by_refund on payments (account_id, refunds) where refunds is not null;
