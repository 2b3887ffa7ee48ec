-- Which features an account may have is the operator's to say; its owner switches those on and off. Kept are the ones that it
-- may not have, so that it may have whatever is not named, also what comes later. One that is switched on and withheld is
-- off, and on again when it is allowed again.

alter table accounts add column withheld_features text[] not null default '{}';
alter table accounts add constraint accounts_withheld_features_check
  check (withheld_features <@ array['delivery', 'linktree', 'localOrder', 'easyOrder', 'attendantOrder']);
