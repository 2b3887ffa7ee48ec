-- What a table's printed code proves, and by what staff find who calls. The program before goes on without it.

-- 128 random bits that only the printed code of the table has; null until it is printed or asked for.
alter table tables add column key text check (key ~ '^[0-9a-f]{32}$');

-- The last digits of a customer's phone, however they wrote it; it goes with the phone.
alter table orders add column phone_tail text
  generated always as (right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 8)) stored;
create index orders_of_phone on orders (account_id, phone_tail, number desc) where phone_tail is not null;
