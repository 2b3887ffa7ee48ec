-- What an order's options cost by the rules of their groups stays as it was then. A program of the version before goes on
-- without; its lines, and older ones, have none of it.

-- On the line of an option: its group, and how that was charged.
alter table order_lines add column group_id uuid;
alter table order_lines add column group_title text;
alter table order_lines add column price_rule text;
alter table order_lines add check (price_rule in ('sum', 'highest', 'average'));
alter table order_lines add column free_qty smallint;
alter table order_lines add check (free_qty between 0 and 99);
alter table order_lines add constraint order_lines_group
  check (num_nulls(group_id, group_title, price_rule, free_qty) in (0, 4)
    and (group_id is null or parent_line is not null));
-- On the line of an item: a unit with its options. Null where the options are not the same in each unit.
alter table order_lines add column unit_cents bigint;
alter table order_lines add check (unit_cents is null or (parent_line is null and unit_cents >= 0));
