-- The language in which a guest ordered, where it was not Portuguese: staff are told of it, on screen and on paper. A program
-- of the version before goes on without it.
alter table orders add column language text
  check (language in ('us', 'es', 'it', 'fr', 'cn'));
