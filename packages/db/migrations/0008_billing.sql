-- What is owed, what was paid, and the books. Every amount is in cents.

-- The intent of a process: committed before the outside is asked, decided on afterwards, resumed after a crash.
create table process_intents (
  process_intent_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  process text not null,
  root_table text not null,
  root_id uuid not null,
  state text not null default 'begun' check (state in ('begun', 'finished')),
  request jsonb not null,
  result jsonb,
  actor jsonb not null,
  attempts integer not null default 0,
  -- Until when one process may work on it alone.
  leased_until timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now()
);
-- One live process of a kind on a row.
create unique index process_intent_live on process_intents (process, root_id) where state = 'begun';
create index process_intents_unfinished on process_intents (created) where state = 'begun';
create trigger touch before update on process_intents for each row execute function touch_updated();

create table payments (
  payment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  process_intent_id uuid references process_intents,
  -- The gateway knows the charge by this key and answers the same for ever.
  gateway_key text not null unique,
  gateway text not null,
  gateway_reference text,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('USD', 'CAD')),
  method_token text not null,
  cc_last_four text check (cc_last_four ~ '^\d{4}$'),
  bank text,
  status text not null check (status in ('pending', 'authorized', 'settled', 'failed', 'voided', 'unknown')),
  decline_code text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint payment_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);
create index payments_of_quote on payments (quote_id);
create trigger touch before update on payments for each row execute function touch_updated();

create table invoices (
  invoice_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  sequence integer not null check (sequence >= 1),
  due_date date not null,
  premium bigint not null,
  fees bigint not null,
  amount bigint generated always as (premium + fees) stored,
  status text not null check (status in ('scheduled', 'issued', 'paid', 'void')),
  paid timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (policy_id, sequence),
  unique (organization_id, invoice_id),
  constraint invoice_policy foreign key (organization_id, policy_id) references policies (organization_id, policy_id)
    on update cascade deferrable initially deferred
);
create trigger touch before update on invoices for each row execute function touch_updated();

create table transactions (
  transaction_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  invoice_id uuid,
  payment_id uuid references payments,
  amount bigint not null,
  date date not null,
  cc_last_four text,
  bank text,
  type text not null check (type in ('charge', 'refund', 'fee', 'adjustment')),
  status text not null check (status in (
    'pending', 'authorized', 'settled', 'failed', 'voided', 'refunded', 'unknown')),
  attempt_count integer not null default 1,
  meta jsonb not null default '{}',
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint transaction_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint transaction_invoice foreign key (organization_id, invoice_id)
    references invoices (organization_id, invoice_id) on update cascade deferrable initially deferred
);
create unique index transaction_of_payment on transactions (payment_id) where type = 'charge';
create index transactions_of_policy on transactions (policy_id, date);
create trigger touch before update on transactions for each row execute function touch_updated();

create table ledger_transactions (
  ledger_transaction_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  booked_organization_id uuid not null references organizations,
  policy_id uuid not null,
  kind text not null check (kind in ('new_business', 'payment')),
  booked timestamptz not null default app_now(),
  effective_date date not null,
  unique (organization_id, ledger_transaction_id),
  constraint ledger_transaction_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
comment on constraint ledger_transactions_booked_organization_id_fkey on ledger_transactions
  is 'booked_organization|booked_ledger_transactions';
create index ledger_transactions_of_policy on ledger_transactions (policy_id);

-- A debit is positive and a credit negative; the entries of a transaction sum to zero.
create table ledger_entries (
  ledger_entry_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  ledger_transaction_id uuid not null,
  account text not null check (account in (
    'premium_receivable', 'cash', 'written_premium', 'policy_fees', 'installment_fees')),
  amount bigint not null check (amount <> 0),
  coverage text,
  vehicle_id uuid,
  invoice_id uuid,
  constraint ledger_entry_transaction foreign key (organization_id, ledger_transaction_id)
    references ledger_transactions (organization_id, ledger_transaction_id)
    on update cascade deferrable initially deferred,
  constraint ledger_entry_invoice foreign key (organization_id, invoice_id)
    references invoices (organization_id, invoice_id) on update cascade deferrable initially deferred
);
create index ledger_entries_of_transaction on ledger_entries (ledger_transaction_id);

create function check_ledger_balance() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  total bigint;
  lines bigint;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines
    from ledger_entries where ledger_transaction_id = new.ledger_transaction_id;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % has % entries that sum to %', new.ledger_transaction_id, lines, total
      using errcode = '23514', constraint = 'ledger_balance';
  end if;
  return null;
end $$;
create constraint trigger ledger_balance after insert or update on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_entry_balance after insert or update on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
