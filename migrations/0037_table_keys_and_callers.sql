-- What a table's printed code proves, and by what staff find who calls. The program before goes on without it.

-- 128 random bits that only the printed code of the table has; null until it is printed or asked for.
alter table tables add column key text;
alter table tables add check (key ~ '^[0-9a-f]{32}$');

-- By the last digits of a customer's phone, however they wrote it. An index and no column: that would write all orders
-- anew, and hold up everybody meanwhile.
create index orders_of_phone
  on orders (account_id, right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 8), number desc)
  where customer_phone is not null;
