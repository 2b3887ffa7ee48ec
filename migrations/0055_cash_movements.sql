-- Cash that goes into the drawer and out of it beside payments, and what a closing leaves in it. A program of the version
-- before goes on without them.

-- The opening change money, cash put in, and cash taken out; added to and never changed. What undoes one is a row beside it,
-- of the same day and kind and with a negative amount, as a refund is beside its payment.
create table cash_movements (
  account_id uuid not null default current_account() references accounts deferrable,
  movement_id uuid not null,
  -- The business day whose drawer it is of.
  day date not null,
  kind text not null check (kind in ('float', 'in', 'out')),
  amount_cents bigint not null,
  reason text,
  undoes uuid,
  user_id uuid,
  -- The owner who allowed it, where whoever did it may not alone.
  approved_by uuid,
  created_at timestamptz not null,
  primary key (account_id, movement_id),
  -- Nothing is undone twice.
  unique (account_id, undoes),
  constraint cash_movements_amount_check check (case
    when undoes is not null then amount_cents < 0
    else amount_cents > 0 and (kind = 'float' or reason is not null) end),
  foreign key (account_id, undoes) references cash_movements (account_id, movement_id) deferrable,
  foreign key (account_id, user_id) references users deferrable,
  foreign key (account_id, approved_by) references users deferrable
);
create index cash_movements_of_day on cash_movements (account_id, day);
alter table cash_movements enable row level security;
alter table cash_movements force row level security;
create policy own_account on cash_movements
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update on cash_movements to comanda_app;
create policy only_forgets on cash_movements as restrictive for update
  using (user_id is not null or approved_by is not null) with check (user_id is null or approved_by is null);

-- Cash that stays in the drawer for the next day; null where nobody said so.
alter table day_closings add column left_cents bigint;
alter table day_closings add constraint day_closings_left_check check (left_cents >= 0);
