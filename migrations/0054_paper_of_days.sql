-- The closing of a business day on paper: the job names the day, and is laid out when a printer gets it. A program of the
-- version before goes on without it.
alter table print_jobs add column day date;
alter table print_jobs drop constraint print_jobs_subject_check;
alter table print_jobs add constraint print_jobs_subject_check check (
  (day is not null) = (layout = 'day')
  and (day is null or reason in ('day', 'reprint'))
  and (day is not null or reason <> 'day')
  and (order_id is not null) = (day is null and reason in ('order', 'cancelled', 'reprint'))
  and (sheet_id is not null) = (reason in ('bill', 'moved'))
  and (moved_orders is not null) = (reason = 'moved')
  and (moved_from is not null) = (reason = 'moved')
  and (moved_to is not null) = (reason = 'moved'));
create index print_jobs_of_day on print_jobs (account_id, day) where day is not null;
