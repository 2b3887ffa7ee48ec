-- Tabs that go to other tables and into each other, and tables that ask for the bill. A program of the version before goes
-- on without it.

-- Since when a table's guests want to pay; null once the tab is paid or something is ordered.
alter table tables add column bill_requested_at timestamptz;

-- The number of the table by which the kitchen knows an order that went to another one; null once it knows better.
alter table orders add column moved_from smallint;

create index sheets_by_merging on sheets (account_id, merged_into) where merged_into is not null;
