-- Why a tab was opened again last, as somebody typed it: on the tab and not in its history, which is never changed, so that
-- it is forgotten with the tab's name. A program of the version before goes on without it.
alter table sheets add column reopen_reason text;
