-- Whether closing the tab finished the order, and nobody who had brought it. A program of the version before goes on
-- without it.
alter table order_status_changes add column with_tab boolean not null default false;
