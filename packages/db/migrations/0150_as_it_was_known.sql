-- What a policy was taken for on a day, as it was known at an instant: what changes in its row leaves a state behind.

alter table charge_lines add column booked timestamptz not null default app_now();
comment on column charge_lines.booked is
  'When it was charged: an end that is announced takes back on its day, later than its transaction was decided.';
update charge_lines l set booked = t.booked from policy_transactions t
where t.policy_transaction_id = l.policy_transaction_id;
update charge_lines l set booked = c.updated from policy_cancellations c
where c.policy_transaction_id = l.policy_transaction_id and c.status = 'done';

create table policy_standings (
  policy_id uuid not null,
  organization_id uuid not null,
  known_from timestamptz not null,
  policy_status text not null check (is_line(policy_status, 64)),
  cancelled_as_of date,
  primary key (policy_id, known_from),
  constraint policy_standing_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create table invoice_states (
  invoice_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamptz not null,
  sequence integer not null,
  due_date date not null,
  premium bigint not null,
  fees bigint not null,
  taxes bigint not null,
  paid_amount bigint not null,
  status text not null check (is_line(status, 64)),
  primary key (invoice_id, known_from),
  constraint invoice_state_invoice foreign key (organization_id, invoice_id)
    references invoices (organization_id, invoice_id) on update cascade deferrable initially deferred
);
create index invoice_states_of_policy on invoice_states (policy_id, known_from);
create table transaction_states (
  transaction_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamptz not null,
  date date not null,
  amount bigint not null,
  status text not null check (is_line(status, 64)),
  attempt_count integer not null,
  next_attempt date,
  decline_code text check (is_line(decline_code, 64)),
  cc_last_four text check (is_line(cc_last_four, 4)),
  bank text check (is_line(bank, 100)),
  primary key (transaction_id, known_from),
  constraint transaction_state_transaction foreign key (organization_id, transaction_id)
    references transactions (organization_id, transaction_id) on update cascade deferrable initially deferred
);
create index transaction_states_of_policy on transaction_states (policy_id, known_from);

-- Two states of one instant are one: what its transaction ended with.
create function keep_policy_standing() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into policy_standings values (new.policy_id, new.organization_id, app_now(), new.policy_status,
    new.cancelled_as_of)
  on conflict (policy_id, known_from) do update set policy_status = excluded.policy_status,
    cancelled_as_of = excluded.cancelled_as_of;
  return null;
end $$;
create trigger keeps_standing_first after insert on policies for each row execute function keep_policy_standing();
create trigger keeps_standing after update of policy_status, cancelled_as_of on policies for each row
  when ((new.policy_status, new.cancelled_as_of) is distinct from (old.policy_status, old.cancelled_as_of))
  execute function keep_policy_standing();

create function keep_invoice_state() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into invoice_states values (new.invoice_id, new.organization_id, new.policy_id, app_now(), new.sequence,
    new.due_date, new.premium, new.fees, new.taxes, new.paid_amount, new.status)
  on conflict (invoice_id, known_from) do update set sequence = excluded.sequence, due_date = excluded.due_date,
    premium = excluded.premium, fees = excluded.fees, taxes = excluded.taxes, paid_amount = excluded.paid_amount,
    status = excluded.status;
  return null;
end $$;
create trigger keeps_state_first after insert on invoices for each row execute function keep_invoice_state();
create trigger keeps_state after update of sequence, due_date, premium, fees, taxes, paid_amount, status on invoices
  for each row when ((new.sequence, new.due_date, new.premium, new.fees, new.taxes, new.paid_amount, new.status)
    is distinct from (old.sequence, old.due_date, old.premium, old.fees, old.taxes, old.paid_amount, old.status))
  execute function keep_invoice_state();

create function keep_transaction_state() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into transaction_states values (new.transaction_id, new.organization_id, new.policy_id, app_now(), new.date,
    new.amount, new.status, new.attempt_count, new.next_attempt, new.decline_code, new.cc_last_four, new.bank)
  on conflict (transaction_id, known_from) do update set date = excluded.date, amount = excluded.amount,
    status = excluded.status, attempt_count = excluded.attempt_count, next_attempt = excluded.next_attempt,
    decline_code = excluded.decline_code, cc_last_four = excluded.cc_last_four, bank = excluded.bank;
  return null;
end $$;
create trigger keeps_state_first after insert on transactions for each row execute function keep_transaction_state();
create trigger keeps_state
  after update of date, amount, status, attempt_count, next_attempt, decline_code, cc_last_four, bank on transactions
  for each row when ((new.date, new.amount, new.status, new.attempt_count, new.next_attempt, new.decline_code,
      new.cc_last_four, new.bank)
    is distinct from (old.date, old.amount, old.status, old.attempt_count, old.next_attempt, old.decline_code,
      old.cc_last_four, old.bank))
  execute function keep_transaction_state();

-- Of the time before: how a policy stood is in its timeline, what was paid in the parts of payments; what an invoice was
-- before it changed nobody kept.
insert into policy_standings (policy_id, organization_id, known_from, policy_status)
select policy_id, organization_id, created, 'pending' from policies;
insert into policy_standings (policy_id, organization_id, known_from, policy_status, cancelled_as_of)
select distinct on (e.policy_id, e.at) e.policy_id, e.organization_id, e.at, case e.kind
    when 'policy_delinquent' then 'delinquent' when 'cancellation_announced' then 'pending_cancellation'
    when 'policy_cancelled' then 'cancelled' when 'policy_expired' then 'expired' else 'active' end,
  case when e.kind in ('cancellation_announced', 'policy_cancelled') then (e.facts ->> 'asOf')::date end
from timeline_entries e
where e.policy_id is not null and e.kind in ('policy_activated', 'policy_delinquent', 'delinquency_ended',
  'cancellation_announced', 'cancellation_reversed', 'policy_cancelled', 'policy_reinstated', 'policy_expired')
order by e.policy_id, e.at, e.timeline_entry_id desc
on conflict (policy_id, known_from) do update set policy_status = excluded.policy_status,
  cancelled_as_of = excluded.cancelled_as_of;
insert into policy_standings (policy_id, organization_id, known_from, policy_status, cancelled_as_of)
select p.policy_id, p.organization_id, greatest(p.updated, s.known_from + interval '1 microsecond'), p.policy_status,
  p.cancelled_as_of
from policies p cross join lateral (
  select * from policy_standings s where s.policy_id = p.policy_id order by known_from desc limit 1) s
where (s.policy_status, s.cancelled_as_of) is distinct from (p.policy_status, p.cancelled_as_of);
insert into invoice_states
select invoice_id, organization_id, policy_id, created, sequence, due_date, premium, fees, taxes, 0, 'scheduled'
from invoices;
insert into invoice_states
select invoice_id, organization_id, policy_id, updated, sequence, due_date, premium, fees, taxes, paid_amount, status
from invoices
on conflict (invoice_id, known_from) do update set paid_amount = excluded.paid_amount, status = excluded.status;
insert into transaction_states
select transaction_id, organization_id, policy_id, created, date, amount,
  case when created < updated then 'pending' else status end, 1, null, null, cc_last_four, bank
from transactions;
insert into transaction_states
select transaction_id, organization_id, policy_id, updated, date, amount, status, attempt_count, next_attempt,
  decline_code, cc_last_four, bank
from transactions
on conflict (transaction_id, known_from) do update set status = excluded.status,
  attempt_count = excluded.attempt_count, next_attempt = excluded.next_attempt, decline_code = excluded.decline_code;
