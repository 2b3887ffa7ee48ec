-- How many people an item serves; null where nobody has said it. A program of the version before goes on without it.

alter table entries add column serves smallint
  check (serves is null or (kind = 'item' and serves between 1 and 99));
