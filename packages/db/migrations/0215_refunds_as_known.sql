-- What was owed back is asked for as it was known, as invoices and payments are: a refund leaves its states behind.

create table refund_states (
  policy_refund_id uuid not null,
  organization_id uuid not null,
  policy_id uuid not null,
  known_from timestamptz not null,
  amount bigint not null,
  interest bigint not null,
  status text not null check (is_line(status, 64)),
  hold_reason text check (is_prose(hold_reason, 1000)),
  due_date date not null,
  paid timestamptz,
  primary key (policy_refund_id, known_from),
  constraint refund_state_refund foreign key (organization_id, policy_refund_id)
    references policy_refunds (organization_id, policy_refund_id) on update cascade deferrable initially deferred
);
create index refund_states_of_policy on refund_states (policy_id, known_from);

-- Two states of one instant are one: what its transaction ended with.
create function keep_refund_state() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into refund_states values (new.policy_refund_id, new.organization_id, new.policy_id, app_now(), new.amount,
    new.interest, new.status, new.hold_reason, new.due_date, new.paid)
  on conflict (policy_refund_id, known_from) do update set amount = excluded.amount, interest = excluded.interest,
    status = excluded.status, hold_reason = excluded.hold_reason, due_date = excluded.due_date, paid = excluded.paid;
  return null;
end $$;
create trigger keeps_state_first after insert on policy_refunds for each row execute function keep_refund_state();
create trigger keeps_state after update of amount, interest, status, hold_reason, due_date, paid on policy_refunds
  for each row when ((new.amount, new.interest, new.status, new.hold_reason, new.due_date, new.paid)
    is distinct from (old.amount, old.interest, old.status, old.hold_reason, old.due_date, old.paid))
  execute function keep_refund_state();

-- Of the time before: when it was decided, and how it stands since it changed last.
insert into refund_states
select policy_refund_id, organization_id, policy_id, created, amount, 0, case when hold_reason is null then 'owed'
  else 'held' end, hold_reason, due_date, null
from policy_refunds;
insert into refund_states
select policy_refund_id, organization_id, policy_id, updated, amount, interest, status, hold_reason, due_date, paid
from policy_refunds
on conflict (policy_refund_id, known_from) do update set interest = excluded.interest, status = excluded.status,
  hold_reason = excluded.hold_reason, paid = excluded.paid;
