-- Whether the guest had an order here when they rated: without one, anybody rates as often as they make up guests. Of
-- ratings from before this nobody knows; they count as they did.

alter table ratings add column has_order boolean;
