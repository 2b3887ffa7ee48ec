-- What is called off of an order, what is paid and given back, and who changed what. Orders, lines and payments are never
-- rewritten: all of it is rows beside them. A program of the version before goes on without it.

-- A quantity of a line that is called off.
create table line_cancels (
  account_id uuid not null default current_account() references accounts deferrable,
  cancel_id uuid not null,
  order_id uuid not null,
  line smallint not null,
  qty smallint not null check (qty between 1 and 99),
  -- What it takes off the order's items, and off the service on them.
  amount_cents bigint not null check (amount_cents >= 0),
  service_cents bigint not null check (service_cents >= 0),
  -- 'passed': it went to another tab, and was not called off.
  reason text not null check (reason in
    ('consumer_request', 'entered_wrong', 'duplicate', 'unavailable_item', 'outside_area', 'no_courier', 'internal',
     'outside_hours', 'outdated_menu', 'risk_area', 'blocked_customer', 'other', 'passed')),
  text text,
  user_id uuid,
  -- The owner who allowed it, where whoever did it may not alone.
  approved_by uuid,
  created_at timestamptz not null,
  -- When the kitchen saw it; until then the line stays struck through on its screens.
  seen_at timestamptz,
  primary key (account_id, cancel_id),
  foreign key (account_id, order_id) references orders on delete cascade deferrable,
  foreign key (account_id, order_id, line) references order_lines on delete cascade deferrable,
  foreign key (account_id, user_id) references users deferrable,
  foreign key (account_id, approved_by) references users deferrable
);
create index line_cancels_of_order on line_cancels (account_id, order_id);
create index line_cancels_by_time on line_cancels (account_id, created_at);
alter table line_cancels enable row level security;
alter table line_cancels force row level security;
create policy own_account on line_cancels
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update on line_cancels to comanda_app;

-- The sums of an order's line_cancels; what its guests owe is its total less these.
alter table orders add column lines_cancelled_cents bigint not null default 0;
alter table orders add column service_cancelled_cents bigint not null default 0;
alter table orders add constraint orders_lines_cancelled_check
  check (lines_cancelled_cents between 0 and subtotal_cents and service_cancelled_cents between 0 and service_cents);
alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check check (cancel_reason in
  ('consumer_request', 'entered_wrong', 'duplicate', 'unavailable_item', 'outside_area', 'no_courier', 'internal',
   'outside_hours', 'outdated_menu', 'risk_area', 'blocked_customer', 'other'));

-- A payment is on a tab, or on an order without one. A refund is a row with a negative amount.
alter table payments alter column sheet_id drop not null;
alter table payments add column order_id uuid;
alter table payments add constraint payments_order_id_fkey
  foreign key (account_id, order_id) references orders on delete cascade deferrable;
alter table payments add constraint payments_subject_check check (num_nonnulls(sheet_id, order_id) = 1);
-- Null: taken before methods were kept.
alter table payments add column method text;
alter table payments add check (method in
  ('cash', 'credit-card', 'debit-card', 'pix', 'meal-card', 'food-card', 'restaurent-ticker'));
-- Cash in hand; what is above the amount was given back as change.
alter table payments add column tendered_cents bigint;
alter table payments add constraint payments_tendered_check check (tendered_cents >= amount_cents);
-- Service that this payer did without.
alter table payments add column service_waived_cents bigint not null default 0;
alter table payments add constraint payments_service_waived_check check (service_waived_cents >= 0);
alter table payments add column refunds uuid;
alter table payments add constraint payments_refunds_fkey
  foreign key (account_id, refunds) references payments (account_id, payment_id) on delete cascade deferrable;
alter table payments add column reason text;
alter table payments drop constraint payments_amount_cents_check;
alter table payments add constraint payments_amount_cents_check
  check (case when refunds is null then amount_cents > 0 else amount_cents < 0 and reason is not null end);
create index payments_of_order on payments (account_id, order_id) where order_id is not null;
create index payments_by_time on payments (account_id, created_at);

-- The lines that a payment is for, where a tab is split by lines.
create table payment_lines (
  account_id uuid not null default current_account() references accounts deferrable,
  payment_id uuid not null,
  order_id uuid not null,
  line smallint not null,
  qty smallint not null check (qty between 1 and 99),
  primary key (account_id, payment_id, order_id, line),
  foreign key (account_id, payment_id) references payments on delete cascade deferrable,
  foreign key (account_id, order_id) references orders on delete cascade deferrable,
  foreign key (account_id, order_id, line) references order_lines on delete cascade deferrable
);
create index payment_lines_of_order on payment_lines (account_id, order_id);
alter table payment_lines enable row level security;
alter table payment_lines force row level security;
create policy own_account on payment_lines
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert on payment_lines to comanda_app;

-- A tab whose orders and payments went to another one.
alter table sheets add column merged_into uuid;
alter table sheets add constraint sheets_merged_into_fkey
  foreign key (account_id, merged_into) references sheets (account_id, sheet_id) deferrable;
create index sheets_by_closing on sheets (account_id, closed_at) where closed_at is not null;

-- The owner's short number for approvals on somebody else's screen.
alter table users add column pin_hash text;
alter table users add column pin_tries smallint not null default 0;

-- Who changed what, when, and what it was before; added to and never changed.
create table history (
  account_id uuid not null default current_account() references accounts deferrable,
  history_id uuid not null,
  changed_at timestamptz not null,
  user_id uuid,
  approved_by uuid,
  order_id uuid,
  sheet_id uuid,
  -- The business day that a change of a closing is of.
  day date,
  -- A code: 'line_cancelled', 'paid', 'refunded', 'moved', ..
  what text not null,
  before_value jsonb,
  after_value jsonb,
  primary key (account_id, history_id),
  foreign key (account_id, order_id) references orders on delete cascade deferrable,
  foreign key (account_id, sheet_id) references sheets on delete cascade deferrable,
  foreign key (account_id, user_id) references users deferrable,
  foreign key (account_id, approved_by) references users deferrable
);
create index history_of_order on history (account_id, order_id, changed_at) where order_id is not null;
create index history_of_sheet on history (account_id, sheet_id, changed_at) where sheet_id is not null;
create index history_by_time on history (account_id, changed_at);
alter table history enable row level security;
alter table history force row level security;
create policy own_account on history
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update on history to comanda_app;
create policy only_forgets on history as restrictive for update
  using (user_id is not null or approved_by is not null) with check (user_id is null or approved_by is null);
