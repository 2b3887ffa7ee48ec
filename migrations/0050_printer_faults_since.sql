-- Since when a printer says that it cannot print, and when it last said so: another one takes its jobs after a minute of
-- that. A program of the version before says neither, and then counts from the next time that the printer says it.
alter table printers add column fault_since timestamptz;
alter table printers add column fault_said_at timestamptz;
