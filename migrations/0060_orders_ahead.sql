-- Staff list finished orders by the time that they were for, of which only orders ahead have another than their own.
create index orders_ahead on orders (account_id, scheduled_for) where scheduled_for is not null;
