-- What a claim pays, to whom, who prepared and who approved it; and books of its own, in which every booking sums to zero.
-- Who handles claims has a profile: what they know, where they are licensed, and how much they may approve.
create table adjusters (
  user_id uuid primary key references users,
  name text not null,
  -- None named: all of them.
  lines text[] not null default '{}',
  states text[] not null default '{}',
  authority_step integer not null default 1,
  -- Takes injuries and what is expected to cost much.
  is_senior boolean not null default false,
  most_open integer not null default 60,
  away_from date,
  away_until date,
  last_assigned timestamptz,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint adjusters_name_bound check (is_line(name, 201)),
  constraint adjusters_lines_bound check (is_line(array_to_string(lines, ' '::text), 1000)),
  constraint adjusters_states_bound check (is_line(array_to_string(states, ' '::text), 1000)),
  constraint adjusters_authority_step_check check (authority_step between 1 and 3),
  constraint adjusters_most_open_check check (most_open between 0 and 1000),
  constraint adjuster_away check ((away_from is null) = (away_until is null) and away_from <= away_until)
);
comment on constraint adjusters_user_id_fkey on adjusters is 'user|adjuster_profiles';
create trigger touch before update on adjusters for each row execute function touch_updated();

alter table claims
  add column evaluated_by uuid references users,
  add column evaluated_by_name text,
  add column evaluation_note text,
  add column approved_by uuid references users,
  add column approved_by_name text,
  add constraint claims_evaluated_by_name_bound check (is_line(evaluated_by_name, 201)),
  add constraint claims_approved_by_name_bound check (is_line(approved_by_name, 201)),
  add constraint claims_evaluation_note_bound check (is_prose(evaluation_note, 4000)),
  add constraint claim_approved_by_another check (approved_by <> evaluated_by);
comment on constraint claims_evaluated_by_fkey on claims is 'evaluator|claims_evaluated';
comment on constraint claims_approved_by_fkey on claims is 'approver|claims_approved';

alter table claim_exposures
  add constraint claim_exposure_of_organization unique (organization_id, claim_exposure_id),
  -- What the loss comes to, before deductible and limits; null until somebody has valued it.
  add column loss_amount bigint,
  add constraint claim_exposures_loss_amount_check check (loss_amount >= 0);

create table claim_payees (
  claim_payee_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  kind text not null,
  name text not null,
  -- Where a cheque is mailed.
  line_1 text,
  line_2 text,
  locality text,
  administrative_area text,
  postal_code text,
  country text,
  -- Stands for the bank account at who pays out; its number is nowhere here.
  account_token text,
  account_last_four text,
  account_changed timestamptz,
  account_changed_by uuid references users,
  account_verified timestamptz,
  account_verified_by uuid references users,
  account_verified_how text,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_payee_of_organization unique (organization_id, claim_payee_id),
  constraint claim_payee_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_payees_kind_check check (kind in ('insured', 'lienholder', 'claimant', 'repairer')),
  constraint claim_payees_name_bound check (is_line(name, 100)),
  constraint claim_payees_line_1_bound check (is_line(line_1, 100)),
  constraint claim_payees_line_2_bound check (is_line(line_2, 100)),
  constraint claim_payees_locality_bound check (is_line(locality, 100)),
  constraint claim_payees_administrative_area_check check (administrative_area ~ '^[A-Z]{2}$' and is_line(administrative_area, 2)),
  constraint claim_payees_postal_code_bound check (is_line(postal_code, 12)),
  constraint claim_payees_country_check check (country in ('US', 'CA')),
  constraint claim_payees_account_token_bound check (is_line(account_token, 200)),
  constraint claim_payees_account_last_four_bound check (is_line(account_last_four, 4)),
  constraint claim_payees_account_verified_how_bound check (is_line(account_verified_how, 200)),
  constraint claim_payee_account check ((account_token is null) = (account_changed is null)),
  -- A changed account is verified anew.
  constraint claim_payee_verified check (account_verified is null or account_verified >= account_changed),
  constraint claim_payee_verified_by_another check (account_verified_by <> account_changed_by)
);
comment on constraint claim_payee_claim on claim_payees is 'claim|payees';
comment on constraint claim_payees_account_changed_by_fkey on claim_payees is 'account_changer|claim_payee_accounts_changed';
comment on constraint claim_payees_account_verified_by_fkey on claim_payees is 'account_verifier|claim_payee_accounts_verified';
create index claim_payees_of_claim on claim_payees (claim_id);
create trigger touch before update on claim_payees for each row execute function touch_updated();

create table claim_payments (
  claim_payment_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  kind text not null,
  method text not null,
  status text not null default 'requested',
  amount bigint not null,
  currency text not null,
  memo text,
  -- The payees together, as the payment names them.
  payees text not null,
  requested_by uuid references users,
  requested_by_name text not null,
  decided_by uuid references users,
  decided_by_name text,
  decided timestamptz,
  rejected_reason text,
  reference text,
  failure text,
  sent timestamptz,
  settled timestamptz,
  followed timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_payment_of_organization unique (organization_id, claim_payment_id),
  constraint claim_payment_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_payment_exposure foreign key (organization_id, claim_exposure_id)
    references claim_exposures (organization_id, claim_exposure_id) on update cascade deferrable initially deferred,
  constraint claim_payments_kind_check check (kind in ('indemnity', 'expense', 'deductible')),
  constraint claim_payments_method_check check (method in ('transfer', 'cheque')),
  constraint claim_payments_status_check check (status in ('requested', 'rejected', 'sending', 'sent', 'paid', 'failed', 'returned')),
  constraint claim_payments_amount_check check (amount > 0),
  constraint claim_payments_currency_check check (currency in ('USD', 'CAD')),
  constraint claim_payments_memo_bound check (is_line(memo, 200)),
  constraint claim_payments_payees_bound check (is_line(payees, 500)),
  constraint claim_payments_requested_by_name_bound check (is_line(requested_by_name, 201)),
  constraint claim_payments_decided_by_name_bound check (is_line(decided_by_name, 201)),
  constraint claim_payments_rejected_reason_bound check (is_prose(rejected_reason, 1000)),
  constraint claim_payments_reference_bound check (is_line(reference, 255)),
  constraint claim_payments_failure_bound check (is_line(failure, 255)),
  constraint claim_payment_decided check ((status = 'requested') = (decided is null)),
  constraint claim_payment_decided_by_another check (decided_by <> requested_by or status = 'rejected'),
  constraint claim_payment_sent check ((status not in ('sent', 'paid', 'returned')) or sent is not null)
);
comment on constraint claim_payment_claim on claim_payments is 'claim|payments';
comment on constraint claim_payment_exposure on claim_payments is 'exposure|payments';
comment on constraint claim_payments_requested_by_fkey on claim_payments is 'requester|claim_payments_requested';
comment on constraint claim_payments_decided_by_fkey on claim_payments is 'decider|claim_payments_decided';
create index claim_payments_of_claim on claim_payments (claim_id, created);
create index claim_payments_of_exposure on claim_payments (claim_exposure_id);
create index claim_payments_on_their_way on claim_payments (followed) where status = 'sent';
create trigger touch before update on claim_payments for each row execute function touch_updated();

create table claim_payment_payees (
  claim_payment_payee_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_payment_id uuid not null,
  claim_payee_id uuid not null,
  position integer not null,
  constraint claim_payment_payee_once unique (claim_payment_id, claim_payee_id),
  constraint claim_payment_payee_payment foreign key (organization_id, claim_payment_id)
    references claim_payments (organization_id, claim_payment_id) on update cascade deferrable initially deferred,
  constraint claim_payment_payee_payee foreign key (organization_id, claim_payee_id)
    references claim_payees (organization_id, claim_payee_id) on update cascade deferrable initially deferred,
  constraint claim_payment_payees_position_check check (position between 0 and 9)
);
comment on constraint claim_payment_payee_payment on claim_payment_payees is 'payment|named_payees';
comment on constraint claim_payment_payee_payee on claim_payment_payees is 'payee|payments';
create index claim_payment_payees_of_payee on claim_payment_payees (claim_payee_id);

create table claim_recoveries (
  claim_recovery_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  kind text not null,
  status text not null default 'sought',
  from_whom text not null,
  -- The share of the loss that the other side has to bear, where it is subrogation.
  percent integer,
  sought bigint not null,
  received bigint,
  costs bigint,
  deductible_returned bigint,
  requested_by_name text not null,
  ended timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_recovery_of_organization unique (organization_id, claim_recovery_id),
  constraint claim_recovery_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_recovery_exposure foreign key (organization_id, claim_exposure_id)
    references claim_exposures (organization_id, claim_exposure_id) on update cascade deferrable initially deferred,
  constraint claim_recoveries_kind_check check (kind in ('salvage', 'subrogation')),
  constraint claim_recoveries_status_check check (status in ('sought', 'received', 'given_up')),
  constraint claim_recoveries_from_whom_bound check (is_line(from_whom, 100)),
  constraint claim_recoveries_percent_check check (percent between 1 and 100),
  constraint claim_recoveries_amounts check (sought > 0 and least(received, costs, deductible_returned) >= 0),
  constraint claim_recoveries_requested_by_name_bound check (is_line(requested_by_name, 201)),
  constraint claim_recovery_ended check ((status = 'sought') = (ended is null)),
  constraint claim_recovery_received check ((status = 'received') = (received is not null))
);
comment on constraint claim_recovery_claim on claim_recoveries is 'claim|recoveries';
comment on constraint claim_recovery_exposure on claim_recoveries is 'exposure|recoveries';
create index claim_recoveries_of_claim on claim_recoveries (claim_id);
create trigger touch before update on claim_recoveries for each row execute function touch_updated();

-- The books of claims: each booking sums to zero.
create table claim_entries (
  claim_entry_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  claim_exposure_id uuid not null,
  booking_id uuid not null,
  kind text not null,
  account text not null,
  amount bigint not null,
  currency text not null,
  booked timestamptz not null default app_now(),
  constraint claim_entry_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_entry_exposure foreign key (organization_id, claim_exposure_id)
    references claim_exposures (organization_id, claim_exposure_id) on update cascade deferrable initially deferred,
  constraint claim_entries_kind_check check (kind in ('reserve', 'payment', 'payout', 'payout_failed', 'recovery_sought', 'recovery')),
  constraint claim_entries_account_check check (account in ('incurred', 'outstanding', 'payable', 'cash', 'recoverable', 'recovery_expected')),
  constraint claim_entries_amount_check check (amount <> 0),
  constraint claim_entries_currency_check check (currency in ('USD', 'CAD'))
);
comment on constraint claim_entry_claim on claim_entries is 'claim|entries';
comment on constraint claim_entry_exposure on claim_entries is 'exposure|entries';
create index claim_entries_of_claim on claim_entries (claim_id, booked);
create index claim_entries_of_booking on claim_entries (booking_id);
create index claim_entries_of_exposure on claim_entries (claim_exposure_id);

create function check_claim_booking() returns trigger language plpgsql security definer set search_path to 'public' as $$
declare
  total bigint;
begin
  select coalesce(sum(amount), 0) into total from claim_entries where booking_id = new.booking_id;
  if total <> 0 then
    raise exception 'claim booking % sums to %', new.booking_id, total using errcode = '23514', constraint = 'claim_balance';
  end if;
  return null;
end $$;
create constraint trigger claim_balance after insert on claim_entries deferrable initially deferred
  for each row execute function check_claim_booking();

create function hint_claim_money() returns trigger language plpgsql security definer set search_path to 'public' as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger hint_insert after insert on claim_payments referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_payments referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_insert after insert on claim_payees referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_payees referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_insert after insert on claim_recoveries referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_recoveries referencing new table as changed
  for each statement execute function hint_claim_money();
