-- When business days end, where an owner has chosen: from which day on (yyyy-mm-dd), and the time, in the order of the
-- days; none: at 05:00. Days that are over keep their ends. A program of the version before goes on without it.
alter table accounts
  add column day_ends jsonb not null default '[]' check (jsonb_typeof(day_ends) = 'array');
