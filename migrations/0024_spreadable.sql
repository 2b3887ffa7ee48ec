-- What a PostgreSQL that is spread over several servers by account (Citus) refuses goes from the schema.

-- A policy that has a subquery. The function is stable, so an index still finds the rows.
do $$
declare
  own record;
begin
  for own in
    select polrelid::regclass as of_table from pg_policy
    where polname = 'own_account' and polrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  loop
    execute format(
      'alter policy own_account on %s using (account_id = current_account()) with check (account_id = current_account())',
      own.of_table);
  end loop;
end $$;
alter policy own_account_adds on hosts with check (account_id = current_account());
alter policy own_account_removes on hosts using (account_id = current_account());

-- A reference that sets to null when its user is removed. Whoever removes one clears these columns first.
alter table orders drop constraint orders_account_id_user_id_fkey;
alter table orders add constraint orders_account_id_user_id_fkey
  foreign key (account_id, user_id) references users deferrable;
alter table order_status_changes drop constraint order_status_changes_account_id_user_id_fkey;
alter table order_status_changes add constraint order_status_changes_account_id_user_id_fkey
  foreign key (account_id, user_id) references users deferrable;
alter table sheets drop constraint sheets_account_id_opened_by_fkey;
alter table sheets add constraint sheets_account_id_opened_by_fkey
  foreign key (account_id, opened_by) references users deferrable;
alter table sheets drop constraint sheets_account_id_closed_by_fkey;
alter table sheets add constraint sheets_account_id_closed_by_fkey
  foreign key (account_id, closed_by) references users deferrable;
alter table payments drop constraint payments_account_id_user_id_fkey;
alter table payments add constraint payments_account_id_user_id_fkey
  foreign key (account_id, user_id) references users deferrable;

-- A right on single columns. In its place stands one on the table, and a policy: of a row that is never rewritten, what
-- said whose it was may go, once. The program's statements set no other column, which tests/schema/statements.test.ts holds.
revoke update (obs) on order_lines from comanda_app;
grant update on order_lines to comanda_app;
create policy only_forgets on order_lines as restrictive for update
  using (obs is not null) with check (obs is null);
grant update on order_status_changes to comanda_app;
create policy only_forgets on order_status_changes as restrictive for update
  using (user_id is not null) with check (user_id is null);
grant update on payments to comanda_app;
create policy only_forgets on payments as restrictive for update
  using (user_id is not null) with check (user_id is null);
