-- Lines for whose units no stock was taken, since nothing was counted then: calling them off gives nothing back, though
-- other lines of the order may be of the same item. Orders of before give back what they took.
alter table order_lines add column is_uncounted boolean not null default false;
