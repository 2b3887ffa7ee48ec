-- What a group of options asks and costs, how many of something may be ordered and are left, and what it is for the tax
-- office. A program of the version before goes on without all of it.

alter table entries add column options_min smallint not null default 0;
alter table entries add check (options_min between 0 and 99 and (kind = 'category' or options_min = 0));
-- 0 is no limit.
alter table entries add column options_max smallint not null default 0;
alter table entries add check (options_max between 0 and 99 and (kind = 'category' or options_max = 0));
alter table entries add column price_rule text not null default 'sum';
alter table entries
  add check (price_rule in ('sum', 'highest', 'average') and (kind = 'category' or price_rule = 'sum'));
alter table entries add column free_qty smallint not null default 0;
alter table entries add check (free_qty between 0 and 99 and (kind = 'category' or free_qty = 0));
alter table entries add column max_qty smallint not null default 0;
alter table entries add check (max_qty between 0 and 99 and (kind = 'item' or max_qty = 0));
-- Null is no limit.
alter table entries add column stock integer;
alter table entries add check (stock is null or (kind = 'item' and stock between 0 and 99999));
alter table entries add column tax_class text not null default 'prepared';
alter table entries
  add check (tax_class in ('prepared', 'resale', 'alcohol') and (kind = 'item' or tax_class = 'prepared'));
