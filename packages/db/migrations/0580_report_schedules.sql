-- Reports that are told of by letter, week by week or month by month, once for each period.
create table report_schedules (
  report_schedule_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  report text not null,
  cadence text not null,
  day integer not null,
  hour integer not null,
  next_day date not null,
  recipients uuid[] not null,
  owner_id uuid not null references users,
  owner_name text not null,
  ended timestamptz,
  version integer not null default 1,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint report_schedule_key unique (organization_id, report_schedule_id),
  constraint report_schedules_report_check check (report in ('leaderboard', 'activity', 'production', 'conversion',
    'commission', 'losses', 'bordereau', 'receivables', 'trial_balance', 'retention', 'loss_runs')),
  constraint report_schedules_cadence_check check (cadence in ('weekly', 'monthly')),
  constraint report_schedules_day_check check (day between 1 and case cadence when 'weekly' then 7 else 31 end),
  constraint report_schedules_hour_check check (hour between 0 and 23),
  constraint report_schedules_recipients_check check (cardinality(recipients) <= 50),
  constraint report_schedules_owner_name_bound check (is_line(owner_name, 201)),
  constraint report_schedules_version_check check (version between 1 and 1000000));
comment on column report_schedules.day is 'Of the week, Monday first; or of the month, its last one where that is shorter.';
comment on column report_schedules.next_day is 'On which the next letter goes out, by the clock of the organization.';
comment on column report_schedules.recipients is 'Who was chosen; who does not read it any more gets none.';
comment on constraint report_schedules_owner_id_fkey on report_schedules is 'owner|report_schedules';
create index report_schedules_due on report_schedules (next_day) where ended is null;
create index report_schedules_owned on report_schedules (organization_id, owner_id) where ended is null;
create trigger touch before update on report_schedules for each row execute function touch_updated();

create table report_deliveries (
  report_delivery_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  report_schedule_id uuid not null,
  report text not null,
  period_from date not null,
  period_to date not null,
  on_request boolean not null default false,
  recipients integer not null,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint report_delivery_key unique (organization_id, report_delivery_id),
  constraint report_delivery_schedule foreign key (organization_id, report_schedule_id)
    references report_schedules (organization_id, report_schedule_id),
  constraint report_deliveries_report_check check (report in ('leaderboard', 'activity', 'production', 'conversion',
    'commission', 'losses', 'bordereau', 'receivables', 'trial_balance', 'retention', 'loss_runs')),
  constraint report_delivery_period check (period_from <= period_to),
  constraint report_deliveries_recipients_check check (recipients between 0 and 50));
comment on column report_deliveries.recipients is 'To how many people letters were owed.';
-- The clock tells of a period once, whatever is killed.
create unique index report_delivery_once on report_deliveries (report_schedule_id, period_from) where not on_request;
create index report_deliveries_of on report_deliveries (report_schedule_id, created desc);
create trigger touch before update on report_deliveries for each row execute function touch_updated();
create trigger letters_follow after delete or update of organization_id on report_deliveries
  for each row execute function letters_follow('report_delivery', 'report_delivery_id');

-- A template and a subject more, whatever the lists are by then.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'report_delivery'),
    ('notifications_template_check', 'report_ready') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;

-- The day of the organization's clock on which a line was bound, so that a week of production can be read.
create or replace view bound_business with (security_invoker=true) as
select a.history_id as bound_business_id, a.booked_organization_id as organization_id, o.name as organization_name,
  a."timestamp", local.month,
  (12 * (extract(year from local.today) - extract(year from local.month))
    + extract(month from local.today) - extract(month from local.month))::integer as months_ago,
  a.policy_id, a.policy_number, a.provider, a.currency, a.action,
  -- What a flat cancellation takes away, and its reinstatement gives back, is the one's who bound the policy.
  case when a.action in ('cancellation', 'reinstatement') then w.agent_user_id else a.agent_user_id end as agent_id,
  case when a.action in ('cancellation', 'reinstatement') then w.agent_name else a.agent_name end as agent_name,
  a.premium_change as booked,
  case when a.action = 'endorsement' then null when a.action = 'cancellation' then -w.premium_change
    when a.action = 'reinstatement' then w.premium_change else a.premium_change end as bound,
  case a.action when 'endorsement' then 0 when 'cancellation' then -1 else 1 end as policies,
  (a."timestamp" at time zone o.time_zone)::date as day
from policy_activities a
join organizations o on o.organization_id = a.booked_organization_id
cross join lateral (
  select date_trunc('month', a."timestamp" at time zone o.time_zone)::date as month,
    (app_now() at time zone o.time_zone)::date as today
) local
left join lateral (
  select f.agent_user_id, f.agent_name, f.premium_change
  from policy_activities f
  where a.action in ('cancellation', 'reinstatement')
    and f.policy_id = a.policy_id and f.booked_organization_id = a.booked_organization_id
    and f.action in ('new_business', 'renewal', 'rewrite')
  order by f."timestamp" limit 1
) w on true
left join lateral (
  select c.cancelled_as_of <= c.effective_date as is_flat
  from policy_activities c
  where a.action = 'reinstatement'
    and c.policy_id = a.policy_id and c.action = 'cancellation' and c."timestamp" <= a."timestamp"
  order by c."timestamp" desc limit 1
) ended on true
where a."timestamp" >= app_now() - interval '14 months'
  and local.month >= date_trunc('month', local.today) - interval '12 months'
  and (a.action in ('new_business', 'renewal', 'rewrite', 'endorsement')
    or (a.action = 'cancellation' and a.cancelled_as_of <= a.effective_date)
    or (a.action = 'reinstatement' and ended.is_flat));
