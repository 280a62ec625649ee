-- Answers that are kept for who asks again are dropped after a month, from the oldest on.
create index idempotency_keys_by_age on idempotency_keys using brin (created) with (pages_per_range = 32);
