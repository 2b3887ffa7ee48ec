-- What is known of a job beside its attempts. A program of the version before goes on without it.

-- How often the printer could not print, since the job was printed or tried again by hand: it is asked more slowly.
alter table print_jobs add column faults smallint not null default 0;
alter table print_jobs add check (faults >= 0);
-- Whether the printer has got the last attempt, and not only heard that there is one.
alter table print_jobs add column is_fetched boolean not null default false;
