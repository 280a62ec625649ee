-- A policy is a stack of dated transactions: what was decided, what was covered on which days since when we know it, and
-- each amount that a decision wrote. What is written here is never changed; what becomes wrong is closed or reversed.
create extension if not exists btree_gist;

create table policy_transactions (
  policy_transaction_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  kind text not null check (kind in ('new_business', 'endorsement', 'effective_date_change', 'cancellation',
    'cancellation_reversal', 'reinstatement', 'renewal', 'rewrite')),
  effective_date date not null,
  -- The instant at which it became known.
  booked timestamptz not null default app_now(),
  actor_kind text not null check (is_line(actor_kind, 64)),
  actor_user_id uuid,
  actor_role text not null check (is_line(actor_role, 64)),
  reason text check (is_prose(reason, 2000)),
  -- The change as an intention, keyed by roots.
  delta jsonb not null default '{}' check (is_small(delta, 100000)),
  resulting_quote_id uuid not null,
  reversed_by uuid,
  replayed_from uuid,
  unique (organization_id, policy_transaction_id),
  constraint policy_transaction_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_transaction_quote foreign key (organization_id, resulting_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint policy_transaction_reversed foreign key (organization_id, reversed_by)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred,
  constraint policy_transaction_replayed foreign key (organization_id, replayed_from)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred
);
comment on constraint policy_transaction_quote on policy_transactions is 'resulting_quote|resulted_from';
comment on constraint policy_transaction_reversed on policy_transactions is 'reversing_transaction|reversed_transactions';
comment on constraint policy_transaction_replayed on policy_transactions is 'replayed_transaction|replays';
create index policy_transactions_of_policy on policy_transactions (policy_id, booked);

create table policy_segments (
  policy_segment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  known tstzrange not null,
  valid_from date generated always as (lower(valid)) stored,
  -- The day after the last.
  valid_until date generated always as (upper(valid)) stored,
  known_from timestamptz generated always as (lower(known)) stored,
  -- Null while it is what we know.
  known_until timestamptz generated always as (upper(known)) stored,
  quote_id uuid not null,
  rater_version_id uuid,
  status text not null check (status in ('in_force', 'lapsed', 'not_taken')),
  constraint policy_segment_once exclude using gist (policy_id with =, valid with &&, known with &&),
  constraint policy_segment_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_segment_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred,
  constraint policy_segment_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on table policy_segments is
  'What was covered on which days, and since when until when we knew it so. One that is known no more was closed.';
create index policy_segments_of_policy on policy_segments (policy_id, valid_from);

-- Of a segment nothing changes but that it is known no more; another owner of the policy takes it along.
create function check_segment_change() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.policy_segment_id, new.policy_id, new.policy_transaction_id, new.valid, new.quote_id, new.rater_version_id,
      new.status) is distinct from (old.policy_segment_id, old.policy_id, old.policy_transaction_id, old.valid,
      old.quote_id, old.rater_version_id, old.status)
    or new.known <> old.known and (not upper_inf(old.known) or upper_inf(new.known)
      or not isempty(new.known) and lower(new.known) <> lower(old.known))
  then
    raise exception 'a segment is never changed, only closed' using errcode = '23514', constraint = 'segment_closed_once';
  end if;
  return new;
end $$;
create trigger closed_once before update on policy_segments for each row execute function check_segment_change();

create table charge_lines (
  charge_line_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  -- Null: it is for the policy as a whole.
  root_vehicle_id uuid,
  coverage text check (is_line(coverage, 64)),
  kind text not null check (kind in ('premium', 'tax', 'surcharge', 'fee')),
  -- Which fee, tax or surcharge.
  code text check (is_line(code, 64)),
  -- What a year of it costs, in cents; what is charged is amount, for the days.
  annual bigint not null,
  days daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  days_from date generated always as (lower(days)) stored,
  days_until date generated always as (upper(days)) stored,
  amount bigint not null check (amount <> 0),
  earning text not null check (earning in ('pro_rata', 'at_once')),
  -- Whether it comes back where the term counts as never issued, though it is earned at once.
  refundable boolean not null default true,
  unique (organization_id, charge_line_id),
  constraint charge_line_code check ((kind = 'premium') = (code is null)),
  constraint charge_line_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint charge_line_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred
);
create index charge_lines_of_policy on charge_lines (policy_id);
create index charge_lines_of_root on charge_lines (root_vehicle_id) where root_vehicle_id is not null;

-- How far a term is earned in the books. The ledger has each step; here is where the next one begins.
create table policy_earnings (
  policy_id uuid primary key,
  organization_id uuid not null,
  -- The day after the last that is earned.
  earned_until date not null,
  -- Premium that is earned in the books, in cents.
  earned bigint not null default 0,
  -- Nothing is left to earn.
  closed boolean not null default false,
  constraint policy_earning_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_earnings_due on policy_earnings (organization_id, earned_until) where not closed;

-- Statuses overlap in life: what is owed is owed while a cancellation is announced.
alter table policies add column delinquent boolean not null default false;
comment on column policies.delinquent is
  'Whether something is overdue, whatever the status says: it has to be said after a pending cancellation was reversed.';

-- The accounts of the books.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries disable trigger user;
update ledger_entries set account = case account when 'written_premium' then 'unearned_premium' else 'instalment_fees' end
where account in ('written_premium', 'installment_fees');
alter table ledger_entries enable trigger user;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'premium_receivable', 'cash', 'unapplied_cash', 'unearned_premium', 'earned_premium', 'policy_fees', 'instalment_fees',
  'other_fees', 'taxes_payable', 'refunds_payable', 'commission_expense', 'commission_payable', 'write_off'));
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('new_business', 'endorsement', 'cancellation',
    'reinstatement', 'earning', 'fee', 'payment', 'payment_return', 'application', 'chargeback', 'refund_owed', 'refund_paid',
    'write_off', 'commission'));

-- What is in force has its stack from the day it was sold.
insert into policy_transactions (organization_id, policy_id, kind, effective_date, booked, actor_kind, actor_role,
  resulting_quote_id)
select organization_id, policy_id, 'new_business', effective_date, created, 'system', 'system', current_quote_id
from policies;
insert into policy_segments (organization_id, policy_id, policy_transaction_id, valid, known, quote_id, rater_version_id,
  status)
select p.organization_id, p.policy_id, t.policy_transaction_id, daterange(p.effective_date, p.expiration_date),
  tstzrange(p.created, null), p.current_quote_id, q.rater_version_id, 'in_force'
from policies p join policy_transactions t using (policy_id) join quotes q on q.quote_id = p.current_quote_id;
insert into charge_lines (organization_id, policy_id, policy_transaction_id, root_vehicle_id, coverage, kind, code,
  annual, days, amount, earning)
select p.organization_id, p.policy_id, t.policy_transaction_id, booked.root_vehicle_id, booked.coverage,
  case when booked.account = 'policy_fees' then 'fee' else 'premium' end,
  case when booked.account = 'policy_fees' then 'policy_fee' end,
  case when booked.account = 'policy_fees' then booked.amount
    else round(booked.amount * 12.0 / q.policy_duration_months)::bigint end,
  daterange(p.effective_date, p.expiration_date), booked.amount,
  case when booked.account = 'policy_fees' then 'at_once' else 'pro_rata' end
from policies p
join policy_transactions t using (policy_id)
join quotes q on q.quote_id = p.current_quote_id
join lateral (
  select account, root_vehicle_id, coverage, -sum(amount)::bigint as amount
  from ledger_transactions l join ledger_entries e using (ledger_transaction_id)
  where l.policy_id = p.policy_id and l.kind = 'new_business' and account in ('unearned_premium', 'policy_fees')
  group by 1, 2, 3
) booked on booked.amount <> 0;
insert into policy_earnings (policy_id, organization_id, earned_until)
select policy_id, organization_id, effective_date from policies;
