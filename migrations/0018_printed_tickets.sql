-- When each layout of an order's ticket was first printed: whatever is printed later says that it is a second copy.
alter table orders add column customer_printed_at timestamptz;
alter table orders add column production_printed_at timestamptz;
