-- What a line and the group of an option were called in the language that the guest ordered in, where that is something else
-- than in Portuguese: the guest reads the order so, whatever becomes of the menu. A program of the version before goes on
-- without them.
alter table order_lines add column guest_title text;
alter table order_lines add column guest_group_title text;
