-- The rule by which a day's times were added up. A process of the version before may have added days up by the old rule
-- after 0057 deleted them. Such days have none here, and are added up anew.
alter table sales_days add column times_version smallint;
