-- What the columns of 0016 say of orders from before it. Policies show an owner of tables who is no superuser nothing.
alter table orders no force row level security;
alter table order_status_changes no force row level security;
alter table sheets no force row level security;

update orders set accepted_at = null where status_id = 5;
update orders o set cancelled_at = c.changed_at, cancelled_by = c.user_id
from (
  select distinct on (account_id, order_id) account_id, order_id, changed_at, user_id
  from order_status_changes where status_id = 6
  order by account_id, order_id, changed_at desc
) c
where c.account_id = o.account_id and c.order_id = o.order_id and o.status_id = 6;

-- A tab that is paid has nothing left to be done; closing one does the same from now on.
insert into order_status_changes (account_id, order_id, changed_at, change_id, status_id, user_id)
select o.account_id, o.order_id, s.closed_at, gen_random_uuid(), 4, s.closed_by
from orders o
join sheets s on s.account_id = o.account_id and s.sheet_id = o.sheet_id
where s.closed_at is not null and o.status_id in (1, 2, 3, 5);
update orders o set status_id = 4
from sheets s
where s.account_id = o.account_id and s.sheet_id = o.sheet_id
  and s.closed_at is not null and o.status_id in (1, 2, 3, 5);
set constraints all immediate;

alter table orders force row level security;
alter table order_status_changes force row level security;
alter table sheets force row level security;

create index orders_waiting on orders (account_id, number)
  where accepted_at is null and status_id in (1, 2, 3, 5);
