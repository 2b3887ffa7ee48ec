-- When business days end, where an owner has chosen: from which day on (yyyy-mm-dd), and the time, in the order of the
-- days; none: at 05:00. Days that are over keep their ends. A program of the version before goes on without it.
alter table accounts add column day_ends jsonb not null default '[]';
alter table accounts add check (jsonb_typeof(day_ends) = 'array');

-- Which printer takes a printer's jobs once that has said nothing for so many seconds. A program of the version before
-- prints such jobs at the first printer, once it is back.
alter table printers add column fallback_id uuid;
alter table printers add column fallback_seconds smallint;
alter table printers add check (fallback_seconds between 60 and 3600);
alter table printers add constraint printers_fallback_check
  check ((fallback_id is null) = (fallback_seconds is null));
alter table printers add constraint printers_fallback_not_itself_check check (fallback_id <> printer_id);
alter table printers add constraint printers_fallback_id_fkey
  foreign key (account_id, fallback_id) references printers deferrable;

-- Who has taken the job in the place of its printer.
alter table print_jobs add column stand_in_id uuid;
alter table print_jobs add constraint print_jobs_stand_in_id_fkey
  foreign key (account_id, stand_in_id) references printers deferrable;
create index print_jobs_of_stand_in on print_jobs (account_id, stand_in_id) where stand_in_id is not null;
