-- A bank account may be debited by itself once its owner agreed to that: what they read is kept as they read it, and from
-- where they agreed.
alter table payment_methods
  add column autopay_text jsonb check (is_small(autopay_text, 12000)),
  add column autopay_from jsonb check (is_small(autopay_from, 2000)),
  add constraint payment_method_mandate check (kind = 'card' or autopay_consented is null
    or num_nulls(autopay_text, autopay_from) = 0);

-- When the payer of an invoice was last told when it is charged, and to what; null where that is not so any more.
alter table invoices add column announced timestamptz;

do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['autopay_agreed'::text, $new$);
end $$;
