-- Whoever forgets a guest removes their answered calls: it must not read all those of a week.

create index idempotency_keys_of_guest on idempotency_keys (account_id, guest_id)
  where guest_id is not null;
