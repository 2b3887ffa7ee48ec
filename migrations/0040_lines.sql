-- Lines of an order that staff added after it was placed, paper of what was called off or added, and wrong PINs. A program
-- of the version before goes on without it.

-- Null: ordered with the order. Who added it is in the order's history.
alter table order_lines add column added_at timestamptz;

-- The ticket is of a change: with each of its lines, how many were called off (`reason` 'cancelled') or added ('order').
alter table print_jobs add column quantities smallint[];
alter table print_jobs add constraint print_jobs_quantities_check
  check (quantities is null or cardinality(quantities) = cardinality(lines));

-- `pin_tries` counts PINs of owners that were typed where this person is signed in, and were wrong.
alter table users add column pin_tried_at timestamptz;
