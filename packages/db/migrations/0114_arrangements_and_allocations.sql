-- Money after the first payment: who pays how, what one payment pays of which invoices, and every attempt.

alter table payment_methods
  alter column quote_id drop not null,
  -- Whose it is once something was bought with it: the terms of a contract are paid with the same.
  add column contract_id uuid,
  add column user_id uuid references users,
  add column brand text check (is_line(brand, 32)),
  add column expiry_month integer check (expiry_month between 1 and 12),
  add column expiry_year integer check (expiry_year between 2000 and 2100),
  -- The wording of what its owner agreed to: that invoices are charged to it when they fall due.
  add column autopay_consented timestamptz,
  add column autopay_version text check (is_line(autopay_version, 64)),
  add column autopay_language text check (autopay_language in ('en-us', 'en-ca', 'fr-ca')),
  -- No longer used: another took its place, or its owner took it back.
  add column ended timestamptz,
  add constraint payment_method_owner check (num_nonnulls(quote_id, contract_id) > 0),
  add constraint payment_method_expiry check ((expiry_month is null) = (expiry_year is null)
    and (kind = 'card' or expiry_month is null)),
  add constraint payment_method_consent check (num_nonnulls(autopay_consented, autopay_version, autopay_language) in (0, 3));
comment on constraint payment_methods_user_id_fkey on payment_methods is 'user|payment_methods';
create index payment_methods_of_contract on payment_methods (contract_id) where contract_id is not null;
update payment_methods m set contract_id = p.contract_id, user_id = p.user_id
from policies p where p.current_quote_id = m.quote_id;

-- How a contract is billed, whichever term runs.
create table billing_arrangements (
  billing_arrangement_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  contract_id uuid not null unique,
  -- The term that is billed.
  policy_id uuid not null unique,
  -- The day of the month, shortened with the month, that instalments fall due on.
  anchor_day integer not null check (anchor_day between 1 and 31),
  payment_term text not null check (payment_term in ('monthly', 'pay_in_full')),
  currency text not null check (currency in ('USD', 'CAD')),
  autopay boolean not null default false,
  payment_method_id uuid,
  paused_by uuid references moratoriums,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, billing_arrangement_id),
  constraint autopay_has_a_method check (not autopay or payment_method_id is not null),
  constraint billing_arrangement_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint billing_arrangement_method foreign key (organization_id, payment_method_id)
    references payment_methods (organization_id, payment_method_id) on update cascade deferrable initially deferred
);
comment on constraint billing_arrangement_method on billing_arrangements is 'payment_method|billing_arrangements';
comment on constraint billing_arrangements_paused_by_fkey on billing_arrangements is 'pause|billing_arrangements';
create index billing_arrangements_of_method on billing_arrangements (payment_method_id) where payment_method_id is not null;
create trigger touch before update on billing_arrangements for each row execute function touch_updated();
insert into billing_arrangements (organization_id, contract_id, policy_id, anchor_day, payment_term, currency)
select distinct on (contract_id) organization_id, contract_id, policy_id, extract(day from effective_date), payment_term,
  currency
from policies order by contract_id, policy_term desc;
set constraints all immediate;
set constraints all deferred;
select tell_changes('billing_arrangements', 'policies policy_id');

-- Nothing is charged by itself to a method whose owner did not agree to it.
create function check_autopay_consent() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if new.autopay and not exists (select from payment_methods m where m.payment_method_id = new.payment_method_id
      and m.contract_id = new.contract_id and m.autopay_consented is not null and m.ended is null) then
    raise exception 'contract % is to be charged to what nobody agreed to', new.contract_id
      using errcode = '23514', constraint = 'autopay_consent';
  end if;
  return null;
end $$;
create constraint trigger autopay_consent after insert or update on billing_arrangements
  deferrable initially deferred for each row execute function check_autopay_consent();

alter table invoices
  add column kind text not null default 'instalment' check (kind in (
    'deposit', 'instalment', 'bridging', 'catch_up', 'balance', 'reinstatement', 'endorsement')),
  add column taxes bigint not null default 0,
  add column paid_amount bigint not null default 0,
  -- When its payer was told of it ahead of its day.
  add column announced timestamptz,
  alter column amount set expression as (premium + fees + taxes),
  drop constraint invoices_status_check,
  add constraint invoices_status_check check (status in (
    'scheduled', 'issued', 'pending', 'partly_paid', 'paid', 'void', 'written_off'));
update invoices set kind = 'deposit' where sequence = 1;
update invoices set paid_amount = amount where status = 'paid';
set constraints all immediate;
set constraints all deferred;
alter table invoices
  alter column kind drop default,
  add constraint invoice_paid_within check (paid_amount >= 0 and (paid_amount <= amount or status = 'void')),
  add constraint invoice_paid_status check (case status
    when 'paid' then paid_amount = amount and paid is not null
    when 'partly_paid' then paid_amount between 1 and amount - 1
    when 'scheduled' then paid_amount = 0
    when 'issued' then paid_amount = 0
    else true end);
create index invoices_to_collect on invoices (due_date) where status in ('scheduled', 'issued', 'partly_paid');

alter table transactions add unique (organization_id, transaction_id);
alter table payments
  alter column quote_id drop not null,
  add column policy_id uuid,
  -- A refund goes out, and names what it gives back.
  add column direction text not null default 'in' check (direction in ('in', 'out')),
  add column returns_payment_id uuid,
  add column method_kind text not null default 'card' check (method_kind in ('card', 'bank')),
  -- Who pays; who had it taken, where that was not the payer.
  add column user_id uuid references users,
  add column begun_by text not null default 'checkout' check (begun_by in ('checkout', 'schedule', 'staff', 'customer')),
  add column decline_class text check (decline_class in ('hard', 'soft')),
  -- The chain of attempts that it is one of.
  add column transaction_id uuid,
  -- What is known under it stands sealed at the method.
  drop column method_token,
  add unique (organization_id, payment_id),
  add constraint payment_of_transaction foreign key (organization_id, transaction_id)
    references transactions (organization_id, transaction_id) on update cascade deferrable initially deferred,
  add constraint payment_returned foreign key (organization_id, returns_payment_id)
    references payments (organization_id, payment_id) on update cascade deferrable initially deferred,
  add constraint payment_about check (num_nonnulls(quote_id, policy_id) > 0),
  add constraint payment_returns check ((direction = 'out') = (returns_payment_id is not null)),
  add constraint payment_policy foreign key (organization_id, policy_id) references policies (organization_id, policy_id)
    on update cascade deferrable initially deferred;
update payments p set policy_id = t.policy_id, transaction_id = t.transaction_id
from transactions t where t.payment_id = p.payment_id;
update payments p set method_kind = m.kind from payment_methods m where m.payment_method_id = p.payment_method_id;
-- A bind that is under way is finished by what follows.
update process_intents set request = request || jsonb_build_object(
  'paymentMethodId', request -> 'bankAccountId', 'isDebit', request ? 'bankAccountId')
where process = 'bind_quote' and state = 'begun';
update payments p set user_id = q.user_id from policies q where q.policy_id = p.policy_id;
set constraints all immediate;
set constraints all deferred;
alter table payments alter column direction drop default, alter column method_kind drop default,
  alter column begun_by drop default;
create index payments_of_policy on payments (policy_id) where policy_id is not null;
create index payments_of_transaction on payments (transaction_id) where transaction_id is not null;
-- One charge of a policy is under way at a time, whoever began it.
create unique index payment_under_way on payments (policy_id) where direction = 'in' and status in ('pending', 'unknown');
drop index payments_to_follow, payments_by_reference;
create index payments_to_follow on payments (status, followed) where method_kind = 'bank';
create index payments_by_reference on payments (gateway_reference);

alter table transactions
  -- The day on which it is tried again; null where nobody tries by itself.
  add column next_attempt date,
  add column decline_code text check (is_line(decline_code, 64)),
  drop constraint transactions_status_check,
  add constraint transactions_status_check check (status in ('pending', 'authorized', 'settled', 'failed', 'returned',
    'voided', 'refunded', 'unknown')),
  add constraint transaction_attempts check (attempt_count >= 1),
  add constraint transaction_next_attempt check (next_attempt is null or status = 'failed');

-- The debit that is on its way to pay an invoice.
alter table invoices add column pending_payment_id uuid;
update invoices i set pending_payment_id = t.payment_id
from transactions t where t.invoice_id = i.invoice_id and t.status = 'pending' and i.status = 'pending';
set constraints all immediate;
set constraints all deferred;
alter table invoices
  add constraint invoice_pending check ((status = 'pending') = (pending_payment_id is not null)),
  add constraint invoice_pending_payment foreign key (organization_id, pending_payment_id)
    references payments (organization_id, payment_id) on update cascade deferrable initially deferred;
create index invoices_pending on invoices (pending_payment_id) where pending_payment_id is not null;

create index transactions_to_try on transactions (next_attempt) where next_attempt is not null;

-- What a payment paid of an invoice, in cents. Nothing is changed: what is taken back is a further row below zero.
create table payment_allocations (
  payment_allocation_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount bigint not null check (amount <> 0),
  created timestamptz not null default app_now(),
  constraint payment_allocation_payment foreign key (organization_id, payment_id)
    references payments (organization_id, payment_id) on update cascade deferrable initially deferred,
  constraint payment_allocation_invoice foreign key (organization_id, invoice_id)
    references invoices (organization_id, invoice_id) on update cascade deferrable initially deferred
);
create index payment_allocations_of_payment on payment_allocations (payment_id);
create index payment_allocations_of_invoice on payment_allocations (invoice_id);
insert into payment_allocations (organization_id, payment_id, invoice_id, amount, created)
select t.organization_id, t.payment_id, t.invoice_id, t.amount, t.created
from transactions t join invoices i using (invoice_id)
where t.status = 'settled' and t.type = 'charge' and t.payment_id is not null and i.status = 'paid';
set constraints all immediate;
set constraints all deferred;

-- A payment pays no more than it is, and an invoice has been paid what its payments say.
create function check_allocations() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  lowest bigint;
  spent bigint;
  whole bigint;
begin
  select coalesce(min(paid), 0), coalesce(sum(paid), 0) into lowest, spent from (
    select sum(amount) as paid from payment_allocations where payment_id = new.payment_id group by invoice_id) by_invoice;
  select case when direction = 'in' then amount else 0 end into whole from payments where payment_id = new.payment_id;
  if lowest < 0 or spent > whole then
    raise exception 'payment % of % cents pays %', new.payment_id, whole, spent
      using errcode = '23514', constraint = 'allocated_within_payment';
  end if;
  return null;
end $$;
create constraint trigger allocated_within_payment after insert or update on payment_allocations
  deferrable initially deferred for each row execute function check_allocations();

create function check_invoice_paid() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  allocated bigint;
  stated bigint;
begin
  select coalesce(sum(amount), 0) into allocated from payment_allocations where invoice_id = new.invoice_id;
  select paid_amount into stated from invoices where invoice_id = new.invoice_id;
  if allocated <> stated then
    raise exception 'invoice % says % cents are paid, its payments say %', new.invoice_id, stated, allocated
      using errcode = '23514', constraint = 'invoice_paid_by_payments';
  end if;
  return null;
end $$;
create constraint trigger invoice_paid_by_payments after insert or update on payment_allocations
  deferrable initially deferred for each row execute function check_invoice_paid();
create constraint trigger invoice_paid_by_payments after insert or update of paid_amount on invoices
  deferrable initially deferred for each row execute function check_invoice_paid();

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('new_business', 'payment', 'payment_return', 'fee',
    'application'));
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'premium_receivable', 'cash', 'unapplied_cash', 'written_premium', 'policy_fees', 'installment_fees'));
