-- Cover that was cancelled goes on: without a gap, or from the morning after it is paid.
alter table product_parameters
  -- Days after the end of cover within which it may go on again, how often within a term, and what that costs in cents.
  add column reinstatement_days integer not null default 30 check (reinstatement_days between 0 and 90),
  add column reinstatements integer not null default 2 check (reinstatements between 0 and 10),
  add column reinstatement_fee bigint not null default 1500 check (reinstatement_fee between 0 and 100000);

-- The decision that voided an invoice, which a later one may take back.
alter table invoices
  add column voided_by uuid,
  add constraint invoice_voided_by foreign key (organization_id, voided_by)
    references policy_transactions (organization_id, policy_transaction_id) on update cascade deferrable initially deferred;
comment on constraint invoice_voided_by on invoices is 'voiding_transaction|voided_invoices';
update invoices i set voided_by = c.policy_transaction_id
from policy_cancellations c where c.policy_id = i.policy_id and c.status = 'done' and i.status = 'void';
set constraints all immediate;
set constraints all deferred;
alter table invoices add constraint invoice_voided check (voided_by is null or status = 'void');

-- What was owed back is not, where cover goes on before it was sent.
alter table policy_refunds
  drop constraint policy_refunds_status_check,
  add constraint policy_refunds_status_check check (status in ('held', 'owed', 'paid', 'stopped'));

create table policy_reinstatements (
  policy_reinstatement_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  policy_cancellation_id uuid not null,
  -- Cover had ended at 12:01 a.m. of the first day, and goes on from the second.
  ended date not null,
  resumes date not null,
  -- Cents: premium that the days without cover did not cost, the fee, and what was charged.
  gap bigint not null,
  fee bigint not null check (fee >= 0),
  charged bigint not null check (charged >= 0),
  -- The wording of the statement that nothing happened meanwhile, which insured signed it, and on which day.
  statement_version text not null check (is_line(statement_version, 64)),
  signed_by text not null check (is_line(signed_by, 200)),
  signed_on date not null,
  created timestamptz not null default app_now(),
  constraint reinstatement_after_end check (resumes >= ended and signed_on >= ended),
  constraint reinstatement_once unique (policy_cancellation_id),
  constraint policy_reinstatement_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_reinstatement_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id) on update cascade deferrable initially deferred,
  constraint policy_reinstatement_cancellation foreign key (organization_id, policy_cancellation_id)
    references policy_cancellations (organization_id, policy_cancellation_id) on update cascade deferrable initially deferred
);
create index policy_reinstatements_of_policy on policy_reinstatements (policy_id, created desc);
select tell_changes('policy_reinstatements', 'policies policy_id');

-- The letter about it, beside those that there are.
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['policy_reinstated'::text, $new$);
end $$;
