-- Since when nobody may write to an account, because it is being moved to another installation; null for all others.
alter table accounts add column frozen_at timestamptz;
