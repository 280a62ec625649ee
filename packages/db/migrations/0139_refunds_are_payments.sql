-- A refund is a payment of the other direction: it names what it is owed for and which payment it returns. What was paid
-- ahead and goes back is taken from the payment that brought it, as what pays an invoice is.

alter table policy_refunds
  add column transaction_id uuid,
  -- Fees that were given back with it, in cents; they are a line of the policy.
  add column fees bigint not null default 0 check (fees between 0 and amount),
  -- Whether somebody gave it back, and not a rule.
  add column by_hand boolean not null default false,
  add constraint policy_refund_shown_as foreign key (organization_id, transaction_id)
    references transactions (organization_id, transaction_id) on update cascade deferrable initially deferred;

insert into transactions (organization_id, policy_id, amount, date, type, status, meta)
  select r.organization_id, policy_id, amount, (r.created at time zone p.time_zone)::date, 'refund', 'pending',
    jsonb_build_object('refund', policy_refund_id)
  from policy_refunds r join policies p using (policy_id) where r.status <> 'paid';
update policy_refunds r set transaction_id = t.transaction_id
  from transactions t where t.meta->>'refund' = r.policy_refund_id::text;
update transactions set meta = '{}' where meta ? 'refund';
-- One that was paid has had its row since then.
update policy_refunds r set transaction_id = (select transaction_id from transactions t where t.policy_id = r.policy_id
  and t.type = 'refund' and t.amount = r.amount + r.interest limit 1) where transaction_id is null;

-- What was written has to hold before its tables change again.
set constraints all immediate;
set constraints all deferred;
alter table payments add column policy_refund_id uuid,
  add constraint payment_refunds foreign key (organization_id, policy_refund_id)
    references policy_refunds (organization_id, policy_refund_id) on update cascade deferrable initially deferred,
  drop constraint payment_returns;
create index payments_of_refund on payments (policy_refund_id) where policy_refund_id is not null;
create index payments_that_return on payments (returns_payment_id) where returns_payment_id is not null;

insert into payments (payment_id, organization_id, policy_id, policy_refund_id, returns_payment_id, gateway_key, gateway,
    gateway_reference, amount, currency, cc_last_four, bank, status, decline_code, created, settled, direction, method_kind,
    begun_by, transaction_id)
  select refund_payout_id, o.organization_id, r.policy_id, o.policy_refund_id, o.payment_id, refund_payout_id || ':refund',
    p.gateway, p.gateway_reference, o.amount, p.currency, p.cc_last_four, p.bank,
    case o.status when 'sending' then 'pending' when 'sent' then 'settled' else 'failed' end, o.failure, o.created,
    case o.status when 'sent' then o.updated end, 'out', p.method_kind, 'schedule', r.transaction_id
  from refund_payouts o join policy_refunds r using (policy_refund_id) join payments p using (payment_id);
set constraints all immediate;
set constraints all deferred;
alter table payments add constraint payment_returns
  check (num_nonnulls(returns_payment_id, policy_refund_id) = case direction when 'out' then 2 else 0 end);

drop table refund_payouts;
drop function check_refund_payouts;

-- No payment gives back more than it was.
create function check_returned() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  back bigint;
  paid bigint;
begin
  select amount into paid from payments where payment_id = new.returns_payment_id for update;
  select sum(amount) into back from payments where returns_payment_id = new.returns_payment_id and status <> 'failed';
  if back > paid then
    raise exception 'payment % of % cents would give back %', new.returns_payment_id, paid, back
      using errcode = '23514', constraint = 'refunded_within_payment';
  end if;
  return null;
end $$;
create constraint trigger refunded_within_payment after insert or update on payments
  deferrable initially deferred for each row when (new.returns_payment_id is not null) execute function check_returned();

alter table payment_allocations alter column invoice_id drop not null,
  add column policy_refund_id uuid,
  add constraint payment_allocation_refund foreign key (organization_id, policy_refund_id)
    references policy_refunds (organization_id, policy_refund_id) on update cascade deferrable initially deferred,
  add constraint payment_allocated_to_one check (num_nonnulls(invoice_id, policy_refund_id) = 1);
create index payment_allocations_of_refund on payment_allocations (policy_refund_id) where policy_refund_id is not null;

-- None of what it is split over is paid less than nothing, and all of it together no more than there is.
create or replace function check_allocations() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  lowest bigint;
  spent bigint;
  whole bigint;
begin
  select coalesce(min(paid), 0), coalesce(sum(paid), 0) into lowest, spent from (
    select sum(amount) as paid from payment_allocations where payment_id = new.payment_id
    group by invoice_id, policy_refund_id) by_part;
  select case when direction = 'in' then amount else 0 end into whole from payments where payment_id = new.payment_id;
  if lowest < 0 or spent > whole then
    raise exception 'payment % of % cents pays %', new.payment_id, whole, spent
      using errcode = '23514', constraint = 'allocated_within_payment';
  end if;
  return null;
end $$;
drop trigger invoice_paid_by_payments on payment_allocations;
create constraint trigger invoice_paid_by_payments after insert or update on payment_allocations
  deferrable initially deferred for each row when (new.invoice_id is not null) execute function check_invoice_paid();

-- What a fee that is given back hangs on.
alter table policy_transactions drop constraint policy_transactions_kind_check;
alter table policy_transactions add constraint policy_transactions_kind_check check (kind in ('new_business',
  'endorsement', 'effective_date_change', 'cancellation', 'cancellation_reversal', 'reinstatement', 'renewal', 'rewrite',
  'adjustment'));

-- What somebody with a limit may give back of one term, in cents.
alter table product_parameters add column refund_limit bigint not null default 25000
  check (refund_limit between 0 and 10000000);
comment on column product_parameters.refund_limit is
  'What an owner of the organization may give back of one term by hand, in cents.';
