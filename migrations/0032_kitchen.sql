-- What the kitchen has finished, line by line: a row beside the order, which itself is never edited. A program of the
-- version before goes on without it.

create table kitchen_lines (
  account_id uuid not null default current_account() references accounts deferrable,
  order_id uuid not null,
  line smallint not null,
  ready_at timestamptz not null,
  primary key (account_id, order_id, line),
  foreign key (account_id, order_id) references orders on delete cascade deferrable,
  foreign key (account_id, order_id, line) references order_lines on delete cascade deferrable
);
alter table kitchen_lines enable row level security;
alter table kitchen_lines force row level security;
create policy own_account on kitchen_lines
  using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update, delete on kitchen_lines to comanda_app;

-- When somebody in the kitchen saw that the order was cancelled; until then it stays on the screen.
alter table orders add column cancel_seen_at timestamptz;
