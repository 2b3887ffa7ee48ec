-- Sums of a day's orders and how long they took, beside those of its items. A program of the version before goes on without
-- it; days that it adds up meanwhile have none of these, and are added up anew.

-- What was ordered in a half hour after the start of the day, by service and by who entered it, what was cancelled later
-- included: each an array with a value for every such part. Days end at full or half hours.
alter table sales_days add column part_halves smallint[];
alter table sales_days add column part_services text[];
alter table sales_days add column part_user_ids uuid[];
alter table sales_days add column part_orders integer[];
alter table sales_days add column part_items_cents bigint[];
alter table sales_days add column part_service_cents bigint[];
alter table sales_days add column part_fees_cents bigint[];

-- How many orders were accepted, made or delivered within so many minutes.
alter table sales_days add column minute_steps text[];
alter table sales_days add column minutes smallint[];
alter table sales_days add column minute_counts integer[];
