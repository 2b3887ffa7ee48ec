-- What is printed of a tab and of a day: its bill, and where it went. A program of the version before goes on without it.

alter table print_jobs add column sheet_id uuid;
-- Of a bill: how many share it; null: nobody asked.
alter table print_jobs add column people smallint;
alter table print_jobs add check (people between 1 and 99);
-- Of a tab that went to another table: the orders that its cooks have on paper, and the names of both tables.
alter table print_jobs add column moved_orders uuid[];
alter table print_jobs add column moved_from text;
alter table print_jobs add column moved_to text;
alter table print_jobs add constraint print_jobs_sheet_id_fkey
  foreign key (account_id, sheet_id) references sheets on delete cascade deferrable;
create index print_jobs_of_sheet on print_jobs (account_id, sheet_id) where sheet_id is not null;

alter table print_jobs drop constraint print_jobs_reason_check;
alter table print_jobs add constraint print_jobs_reason_check
  check (reason in ('order', 'cancelled', 'reprint', 'test', 'bill', 'moved', 'day'));
alter table print_jobs drop constraint print_jobs_layout_check;
alter table print_jobs add constraint print_jobs_layout_check
  check (layout in ('customer', 'production', 'bill', 'day'));
alter table print_jobs drop constraint print_jobs_check;
alter table print_jobs add constraint print_jobs_subject_check check (
  (order_id is not null) = (reason in ('order', 'cancelled', 'reprint'))
  and (sheet_id is not null) = (reason in ('bill', 'moved'))
  and (moved_orders is not null) = (reason = 'moved')
  and (moved_from is not null) = (reason = 'moved')
  and (moved_to is not null) = (reason = 'moved'));
