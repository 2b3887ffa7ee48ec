-- Whether closing the tab finished the order, and nobody who had brought it. A program of the version before goes on
-- without it.
alter table order_status_changes add column with_tab boolean not null default false;

-- Paid food that is still to be made stays in the kitchen: the tabs of the last two hours are told by who closed them,
-- and when. The time of a change is the database's, and comes after the program's of the closing; clocks differ.
-- Policies show an owner of tables who is no superuser nothing.
alter table orders no force row level security;
alter table order_status_changes no force row level security;
alter table sheets no force row level security;
update order_status_changes c set with_tab = true
from orders o
join sheets s on s.account_id = o.account_id and s.sheet_id = o.sheet_id
where c.account_id = o.account_id and c.order_id = o.order_id and c.status_id = 4 and c.user_id = s.closed_by
  and s.closed_at > now() - interval '2 hours' and c.changed_at > s.closed_at - interval '5 seconds';
set constraints all immediate;
alter table orders force row level security;
alter table order_status_changes force row level security;
alter table sheets force row level security;
