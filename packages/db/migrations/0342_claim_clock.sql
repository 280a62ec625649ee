-- What a claimant was asked for, while days may not count; why a claim has the handler that it has; an appeal; and what is
-- late by law, or was.
create table claim_waits (
  claim_wait_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  what text not null,
  asked date not null,
  came date,
  asked_by_name text not null,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_wait_of_organization unique (organization_id, claim_wait_id),
  constraint claim_wait_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_waits_what_bound check (is_line(what, 200)),
  constraint claim_waits_asked_by_name_bound check (is_line(asked_by_name, 201)),
  constraint claim_wait_came check (came >= asked)
);
comment on constraint claim_wait_claim on claim_waits is 'claim|waits';
create index claim_waits_of_claim on claim_waits (claim_id);
create trigger touch before update on claim_waits for each row execute function touch_updated();
create trigger hint_insert after insert on claim_waits referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_waits referencing new table as changed
  for each statement execute function hint_claim_money();

alter table claims
  -- The text by which days do not count while something is outstanding; null while they do.
  add column clock_stopped_by text,
  add column assigned_because text[] not null default '{}',
  add column appealed date,
  add column appeal_reason text,
  add constraint claims_clock_stopped_by_bound check (is_line(clock_stopped_by, 300)),
  add constraint claims_assigned_because_bound check (is_line(array_to_string(assigned_because, ' '::text), 1000)),
  add constraint claims_appeal_reason_bound check (is_prose(appeal_reason, 1000)),
  add constraint claim_appealed check ((appealed is null) = (appeal_reason is null));

create view claim_clock with (security_invoker=true) as
select d.claim_deadline_id, d.organization_id, o.name as organization_name, d.claim_id, c.claim_number, c.status,
  c.type_of_loss, c.handler_user_id, c.handler_name, c.clock_stopped_by, d.step, d.due, d.done, d.is_provisional, d.days,
  d.day_kind, d.grade, d.source, t.days_left,
  case when d.done is not null then 'breached' when t.days_left < 0 then 'late' when t.days_left = 0 then 'today'
    when t.days_left <= 5 then 'soon' else 'ahead' end as alert
from claim_deadlines d
join claims c on c.claim_id = d.claim_id
left join organizations o on o.organization_id = d.organization_id
cross join lateral (select d.due - coalesce(d.done, (app_now() at time zone c.time_zone)::date) as days_left) t
where c.erased is null and (d.is_owed and d.done is null and c.status not in ('draft', 'denied', 'paid', 'closed', 'withdrawn')
  or d.done > d.due);
comment on view claim_clock is 'What the law gives days for while a claim is handled: what is owed, and what was done late; with the days that are left where the risk is.';
