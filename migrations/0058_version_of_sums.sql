-- The rule by which a day was added up. A process of the version before may have added days up by the old rule after 0057
-- deleted them. Such days have none here, and are added up anew.
alter table sales_days add column sums_version smallint;
