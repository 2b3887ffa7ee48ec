-- Sums of a day's orders and how long they took, beside those of its items. A program of the version before goes on without
-- it; days that it adds up meanwhile have none of these, and are added up anew.

alter table sales_days
  -- What was ordered in an hour after the start of the day, by service and by who entered it, what was cancelled later
  -- included: each an array with a value for every such part.
  add column part_hours smallint[],
  add column part_services text[],
  add column part_user_ids uuid[],
  add column part_orders integer[],
  add column part_items_cents bigint[],
  add column part_service_cents bigint[],
  add column part_fees_cents bigint[],
  -- How many orders were accepted, made or delivered within so many minutes.
  add column minute_steps text[],
  add column minutes smallint[],
  add column minute_counts integer[];
