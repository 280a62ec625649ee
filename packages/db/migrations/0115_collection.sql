-- The clock collects what is due: who pays is told first, and a policy is looked at again when there is something to do.
alter table invoices drop column announced,
  -- The first day on which it is asked for, once its payer was told of it.
  add column collect_from date;
alter table billing_arrangements
  -- When there is something to do about its money; null while there is nothing.
  add column next_look timestamptz default app_now();
create index billing_arrangements_to_look_at on billing_arrangements (next_look) where next_look is not null;
alter table payment_methods
  -- Its bank said that it will not pay, now or later.
  add column refused timestamptz,
  -- Its owner was told that it ends before the next payment.
  add column expiry_told timestamptz;

alter table product_parameters
  add column announce_days integer not null default 7 check (announce_days between 0 and 30),
  add column retry_days integer[] not null default '{3,6}' check (cardinality(retry_days) <= 4),
  add column grace_days integer not null default 1 check (grace_days between 1 and 30);

alter table notifications drop constraint notifications_template_check;
alter table notifications
  add constraint notifications_template_check check (template in ('resume_quote', 'quote_sent', 'policy_bound',
    'debit_returned', 'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'score_notice'));
