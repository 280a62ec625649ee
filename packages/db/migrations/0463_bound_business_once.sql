-- What bound a policy is looked for where a line ends it or brings it back, and not for every line.
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
  case a.action when 'endorsement' then 0 when 'cancellation' then -1 else 1 end as policies
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
